import { browserWords, NEEDED } from '@cadence/shared-contract/remote';

/** What takes the product's place in a browser that is too old for it, which has to show this much. */
export const OLD_BROWSER_PAGE =
  '<div id="old-browser" role="main" hidden><h1>Cadence needs a newer browser</h1>' +
  `<p>It works in ${browserWords()}, and in what is newer. Update this browser, or open the page in another one.</p></div>`;

export const OLD_BROWSER_STYLE =
  '#old-browser{max-width:36em;margin:15vh auto 0;padding:0 24px;font:16px/1.5 system-ui,sans-serif}';

/**
 * Shows that page instead of the product's place, where anything that the product needs is missing. In the language of
 * 2009: an older browser has to be able to read it.
 */
export const OLD_BROWSER_SCRIPT =
  `(function(){try{if(${NEEDED.join('&&')})return}catch(e){}` +
  "var r=document.getElementById('root');r.parentNode.removeChild(r);" +
  "document.getElementById('old-browser').removeAttribute('hidden')})()";
