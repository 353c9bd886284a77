import { colorTokens } from './tokens.ts';

/** Where the chosen theme is kept on the device. */
export const THEME_STORAGE_KEY = 'cadence.theme';

const pair = (name: 'canvas' | 'ink'): string =>
  `light-dark(${colorTokens[name][0]},${colorTokens[name][1]})`;

/** For a `<style nonce>` in the page's head: the ground is right before any script runs. */
export const criticalStyles =
  ':root{color-scheme:light dark}[data-theme="light"]{color-scheme:light}[data-theme="dark"]{color-scheme:dark}' +
  `html{background:${pair('canvas')};color:${pair('ink')}}`;

/** For a `<script nonce>` in the page's head: shows a remembered theme at once. */
export const themeBootScript =
  `try{var t=localStorage.getItem(${JSON.stringify(THEME_STORAGE_KEY)});` +
  'if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}';
