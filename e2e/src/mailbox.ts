import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './expect.ts';

const sharedFolder = (): string => process.env['E2E_DATA_DIR'] ?? '';

/** The texts of the mails that were sent to an address, without the line ends that mail puts into them. */
async function mailsTo(address: string, dataDir = sharedFolder()): Promise<readonly string[]> {
  const folder = join(dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files.filter((file) => file.endsWith('.eml')).map((file) => readFile(join(folder, file), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`To: ${address}`)).map((mail) => mail.replace(/=\r?\n/g, ''));
}

/** The path of the link in a new mail to an address, once there is one that is not among `before`. */
export async function linkMailedTo(
  address: string,
  before: readonly string[] = [],
  dataDir = sharedFolder(),
): Promise<string> {
  let path = '';
  await expect
    .poll(async () => {
      const found = (await mailsTo(address, dataDir)).map(
        (mail) => /(\/v3\/[\w/]+\/lnk_[\w-]+)/.exec(mail)?.[1] ?? '',
      );
      path = found.find((link) => link !== '' && !before.includes(link)) ?? '';
      return path;
    })
    .not.toBe('');
  return path;
}

/** The paths of links to reports in the first report mail that an address gets from the server of a data folder. */
export async function reportLinksMailedTo(address: string, dataDir: string): Promise<readonly string[]> {
  let paths: readonly string[] = [];
  await expect
    .poll(
      async () => {
        const mail = (await mailsTo(address, dataDir)).find((text) => text.includes('/v3/reports'));
        const plain = mail?.replaceAll('=3D', '=') ?? '';
        paths = [...new Set(plain.match(/\/v3\/reports\?[\w=&]+/g))];
        return paths.length;
      },
      // The next look for jobs, and the report: a limit for hangs.
      { timeout: 120_000 },
    )
    .toBeGreaterThan(0);
  return paths;
}
