import { ensureEngines } from './engines.mjs';

/** A machine with some programs and builds, on which an attempt brings what it is told to. */
function machineWith({ builds = [], programs = [], brings = {} }) {
  const had = { builds: new Set(builds), programs: new Set(programs) };
  const asked = [];
  return {
    asked,
    builtBy: (name) => had.builds.has(name),
    program: (name) => (had.programs.has(name) ? `/usr/bin/${name}` : undefined),
    async install(packages) {
      asked.push(packages.join(' '));
      for (const name of brings.programs ?? []) had.programs.add(name);
    },
    async download(name) {
      asked.push(`download ${name}`);
      for (const build of brings.builds ?? []) had.builds.add(build);
    },
  };
}

test('what is there is taken: Playwright’s own build before what Debian has', async () => {
  const debian = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'];
  const machine = machineWith({ builds: ['firefox'], programs: debian });
  expect(await ensureEngines(machine)).toEqual({ firefox: 'playwright', webkit: '/usr/bin/WebKitWebDriver' });
  expect(machine.asked).toEqual([]);
});

test('what is missing is installed, with a screen for WebKit, or else downloaded', async () => {
  const machine = machineWith({
    programs: ['WebKitWebDriver'],
    brings: { programs: ['Xvfb'], builds: ['firefox'] },
  });
  expect(await ensureEngines(machine)).toEqual({ firefox: 'playwright', webkit: '/usr/bin/WebKitWebDriver' });
  expect(machine.asked).toEqual(['firefox-esr', 'download firefox']);
  const bare = machineWith({ builds: ['firefox'], brings: { programs: ['WebKitWebDriver', 'Xvfb'] } });
  expect((await ensureEngines(bare)).webkit).toBe('/usr/bin/WebKitWebDriver');
  expect(bare.asked).toEqual(['webkit2gtk-driver xvfb']);
});

test('a machine that can get none says what to install', async () => {
  await expect(ensureEngines(machineWith({ builds: ['firefox'] }))).rejects.toThrow(
    /No webkit .* playwright install --with-deps webkit.* packages webkit2gtk-driver and xvfb/,
  );
});
