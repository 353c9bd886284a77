/** Makes open pages reload, over server-sent events. */

export const eventsPath = '/__dev/events';

/** Run in the page, with the address of the events: a lost connection is reopened, and is no reason to reload. */
const client = (address) => `new EventSource(${address}).onmessage = () => location.reload();`;

/** @param {string} nonce of the page's policy */
export const pageScript = (nonce) =>
  `<script nonce="${nonce}">${client(JSON.stringify(eventsPath))}</script>`;

/** The same for the entry script of a remote that another origin's page loads. */
export const entryScript = () => client(`new URL('${eventsPath}', document.currentScript.src)`);

/** @returns the handler of {@link eventsPath} and `reload()`, which reloads every page connected to it */
export function createLiveReload() {
  const pages = new Set();
  return {
    /** @type {import('node:http').RequestListener} */
    connect(request, response) {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
      });
      response.write(': connected\n\n');
      pages.add(response);
      request.on('close', () => pages.delete(response));
    },
    reload() {
      for (const page of pages) page.write('data: reload\n\n');
    },
    close() {
      for (const page of pages) page.end();
    },
  };
}
