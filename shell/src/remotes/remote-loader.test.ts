import { OVERRIDDEN } from './overrides.ts';
import { makeDescriptor, makeEntry, makeRegistry, makeStorage } from './testing/fixtures.ts';
import { makeContainer, makeLoader } from './testing/loader-harness.ts';

const Page = (): null => null;
let serial = 0;

/** The federation runtime keeps remotes by name for the whole process, so every test has its own. */
const uniqueName = (): string => `remote-${++serial}`;

const fails = async (): Promise<never> => {
  throw new Error('away');
};

test('a module is loaded with its integrity and stays', async () => {
  const name = uniqueName();
  const { loader, requests } = makeLoader(makeRegistry({ [name]: makeEntry(name) }), {
    loadEntry: async () => makeContainer({ './list': () => ({ default: Page }) }),
  });
  expect(loader.state(name, './list')).toEqual({ kind: 'loading' });
  expect(await loader.load(name, './list', 'page')).toEqual({ kind: 'ready', component: Page });
  await loader.load(name, './list', 'page');
  expect(requests).toEqual([
    { remote: name, url: `/remotes/${name}/1.0.0-b.1/remoteEntry.js`, integrity: 'sha384-abc' },
  ]);
});

test('two modules of a remote share one entry', async () => {
  const name = uniqueName();
  const { loader, requests } = makeLoader(makeRegistry({ [name]: makeEntry(name) }), {
    loadEntry: async () =>
      makeContainer({ './a': () => ({ default: Page }), './b': () => ({ default: Page }) }),
  });
  const states = await Promise.all([loader.load(name, './a', 'page'), loader.load(name, './b', 'slot')]);
  expect(states.map(({ kind }) => kind)).toEqual(['ready', 'ready']);
  expect(requests).toHaveLength(1);
});

test('a container takes what is shared once, however many of its modules are loaded, and again after a failure', async () => {
  const name = uniqueName();
  const init = jest.fn().mockRejectedValueOnce(new Error('a version is missing')).mockResolvedValue(true);
  const container = makeContainer({
    './a': () => ({ default: Page }),
    './b': () => ({ default: Page }),
  });
  const { loader } = makeLoader(makeRegistry({ [name]: makeEntry(name) }), {
    loadEntry: async () => ({ ...container, init }),
  });
  expect((await loader.load(name, './a', 'page')).kind).toBe('ready');
  expect((await loader.load(name, './b', 'page')).kind).toBe('ready');
  expect(init).toHaveBeenCalledTimes(2);
});

test('code of an incompatible remote is never fetched', async () => {
  const name = uniqueName();
  const descriptor = makeDescriptor(name, { requires: { react: '^18.0.0', nowhere: '1.x' } });
  const { loader, requests } = makeLoader(makeRegistry({ [name]: makeEntry(name, { descriptor }) }));
  expect(await loader.load(name, './list', 'page')).toEqual({
    kind: 'incompatible',
    list: [
      { name: 'react', required: '^18.0.0', provided: '19.3.1' },
      { name: 'nowhere', required: '1.x', provided: null },
    ],
  });
  expect(requests).toEqual([]);
});

test('what was loaded is measured once by its parts', async () => {
  const name = uniqueName();
  const measure = jest.fn();
  const { loader } = makeLoader(makeRegistry({ [name]: makeEntry(name) }), { measure });
  await loader.load(name, './list', 'page');
  await loader.load(name, './list', 'page');
  await loader.load(name, './missing', 'slot');
  const loaded = { remote: name, version: '1.0.0-b.1', milliseconds: expect.any(Number) };
  expect(measure.mock.calls).toEqual([[{ ...loaded, part: 'entry' }], [{ ...loaded, part: 'module' }]]);
});

test('an entry is tried twice, the second time past every cache', async () => {
  const name = uniqueName();
  const loadEntry = jest.fn(async ({ url }: { url: string }) => {
    if (!url.includes('?r=')) throw new Error('broken cache');
    return makeContainer({ './list': () => ({ default: Page }) });
  });
  const { loader } = makeLoader(makeRegistry({ [name]: makeEntry(name) }), { loadEntry });
  expect((await loader.load(name, './list', 'page')).kind).toBe('ready');
  expect(loadEntry).toHaveBeenCalledTimes(2);
});

test('a module that fails once is requested once more', async () => {
  const name = uniqueName();
  const factory = jest.fn(() => ({ default: Page }));
  factory.mockImplementationOnce(() => {
    throw new Error('chunk lost');
  });
  const { loader } = makeLoader(makeRegistry({ [name]: makeEntry(name) }), {
    loadEntry: async () => makeContainer({ './list': factory }),
  });
  expect((await loader.load(name, './list', 'slot')).kind).toBe('ready');
  expect(factory).toHaveBeenCalledTimes(2);
});

test('a module without a component is a failure of the module', async () => {
  const name = uniqueName();
  const { loader, reports } = makeLoader(makeRegistry({ [name]: makeEntry(name) }), {
    loadEntry: async () => makeContainer({ './list': () => ({}) }),
  });
  const state = await loader.load(name, './list', 'slot');
  expect(state).toMatchObject({ kind: 'failed', phase: 'module', incidentId: 'incident-1' });
  expect(reports).toEqual([{ remote: name, expose: './list', phase: 'module', version: '1.0.0-b.1' }]);
});

test('a page reloads the window once per remote and revision, then the breaker opens until the revision changes', async () => {
  const name = uniqueName();
  const session = makeStorage();
  const visit = (revision: string) =>
    makeLoader(makeRegistry({ [name]: makeEntry(name) }, { revision }), { loadEntry: fails, session });

  const first = visit('1');
  expect((await first.loader.load(name, './list', 'page')).kind).toBe('loading');
  expect(first.reload).toHaveBeenCalledTimes(1);

  const afterReload = visit('1');
  expect(await afterReload.loader.load(name, './list', 'page')).toMatchObject({
    kind: 'failed',
    phase: 'entry',
  });
  expect(afterReload.reload).not.toHaveBeenCalled();

  const broken = visit('1');
  expect(await broken.loader.load(name, './list', 'page')).toEqual({
    kind: 'broken',
    incidentId: 'incident-1',
  });
  expect(await broken.loader.load(name, './other', 'slot')).toMatchObject({ kind: 'broken' });
  expect(broken.requests).toEqual([]);

  const released = visit('2');
  await released.loader.load(name, './list', 'page');
  expect(released.requests).toHaveLength(2);
  expect(released.reload).toHaveBeenCalledTimes(1);
});

test('one broken module does not close its remote', async () => {
  const name = uniqueName();
  const session = makeStorage();
  const modules = {
    './list': () => {
      throw new Error('throws on import');
    },
    './detail': () => ({ default: Page }),
  };
  const visit = () =>
    makeLoader(makeRegistry({ [name]: makeEntry(name) }), {
      session,
      loadEntry: async () => makeContainer(modules),
    });
  await visit().loader.load(name, './list', 'page');
  await visit().loader.load(name, './list', 'page');
  const { loader } = visit();
  expect((await loader.load(name, './list', 'page')).kind).toBe('broken');
  expect((await loader.load(name, './detail', 'page')).kind).toBe('ready');
});

test('unsaved work and slots never reload the window', async () => {
  const name = uniqueName();
  const registry = makeRegistry({ [name]: makeEntry(name) });
  const unsaved = makeLoader(registry, { loadEntry: fails, mayReload: () => false });
  expect((await unsaved.loader.load(name, './list', 'page')).kind).toBe('failed');
  const slot = makeLoader(registry, { loadEntry: fails });
  expect((await slot.loader.load(name, './list', 'slot')).kind).toBe('failed');
  expect([unsaved.reload, slot.reload].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('without storage no reload is granted', async () => {
  const name = uniqueName();
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new Error('denied');
    },
  };
  const { loader, reload } = makeLoader(makeRegistry({ [name]: makeEntry(name) }), {
    loadEntry: fails,
    session: storage,
  });
  expect((await loader.load(name, './list', 'page')).kind).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
});

test('a failed slot is not asked for again by a slot, but by a page and by Retry', async () => {
  const name = uniqueName();
  const { loader, requests } = makeLoader(makeRegistry({ [name]: makeEntry(name) }), { loadEntry: fails });
  await loader.load(name, './list', 'slot');
  await loader.load(name, './list', 'slot');
  expect(requests).toHaveLength(2);
  await loader.retry(name, './list');
  expect(requests).toHaveLength(4);
  await loader.load(name, './list', 'page');
  expect(requests).toHaveLength(6);
});

test('a failed prefetch leaves no trace, and a page that waits for it tries for itself', async () => {
  const name = uniqueName();
  const container = makeContainer({ './list': () => ({ default: Page }) });
  const loadEntry = jest
    .fn(async () => container)
    .mockImplementationOnce(fails)
    .mockImplementationOnce(fails);
  const { loader } = makeLoader(makeRegistry({ [name]: makeEntry(name) }), { loadEntry });
  const prefetched = loader.load(name, './list', 'prefetch');
  const shown = loader.load(name, './list', 'page');
  expect((await prefetched).kind).toBe('failed');
  expect(loader.state(name, './list').kind).toBe('loading');
  expect((await shown).kind).toBe('ready');
});

test('a failure that cannot be reported is a failure still, and Retry brings the module', async () => {
  const name = uniqueName();
  let isAway = true;
  const { loader } = makeLoader(makeRegistry({ [name]: makeEntry(name) }), {
    report: () => {
      throw new TypeError('crypto.randomUUID is not a function');
    },
    loadEntry: async () => {
      if (isAway) throw new Error('away');
      return makeContainer({ './list': () => ({ default: Page }) });
    },
  });
  expect(await loader.load(name, './list', 'slot')).toMatchObject({ kind: 'failed', phase: 'entry' });
  isAway = false;
  expect((await loader.retry(name, './list')).kind).toBe('ready');
});

test('Retry closes the breaker and notifies the listeners', async () => {
  const name = uniqueName();
  const session = makeStorage();
  const registry = makeRegistry({ [name]: makeEntry(name) });
  for (let visit = 0; visit < 2; visit++)
    await makeLoader(registry, { loadEntry: fails, session }).loader.load(name, './list', 'page');
  const { loader } = makeLoader(registry, { session });
  expect((await loader.load(name, './list', 'page')).kind).toBe('broken');
  const kinds: string[] = [];
  loader.subscribe(() => kinds.push(loader.state(name, './list').kind));
  await loader.retry(name, './list');
  expect(kinds).toEqual(['loading', 'ready']);
});

test('a release without an integrity is never fetched', async () => {
  const name = uniqueName();
  const { loader, requests } = makeLoader(makeRegistry({ [name]: makeEntry(name, { integrity: '' }) }));
  expect(await loader.load(name, './list', 'slot')).toMatchObject({ kind: 'failed', phase: 'registry' });
  expect(requests).toEqual([]);
});

test('an override without a known entry goes through its manifest', async () => {
  const name = uniqueName();
  const manifest = 'http://localhost:4101/mf-manifest.json';
  const registry = makeRegistry({
    [name]: makeEntry(name, { version: OVERRIDDEN, entry: '', integrity: '', manifest }),
  });
  const asked: string[] = [];
  const { loader, requests } = makeLoader(registry, {
    fetch: async (url) => {
      asked.push(url instanceof Request ? url.url : url.toString());
      if (asked.length === 1) return new Response('', { status: 503 });
      return Response.json({ metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } } });
    },
  });
  expect((await loader.load(name, './list', 'page')).kind).toBe('ready');
  expect(asked).toHaveLength(2);
  expect(requests[0]?.url).toBe('http://localhost:4101/remoteEntry.js');
});

test('a manifest that never answers fails after two times five seconds', async () => {
  jest.useFakeTimers();
  try {
    const name = uniqueName();
    const registry = makeRegistry({
      [name]: makeEntry(name, { entry: '', manifest: 'http://localhost:4101/m.json' }),
    });
    const aborted: boolean[] = [];
    const { loader } = makeLoader(registry, {
      fetch: (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            aborted.push(true);
            reject(new Error('aborted'));
          });
        }),
    });
    const settled = loader.load(name, './list', 'slot');
    await jest.advanceTimersByTimeAsync(9_999);
    expect(loader.state(name, './list').kind).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(await settled).toMatchObject({ kind: 'failed', phase: 'manifest' });
    expect(aborted).toEqual([true, true]);
  } finally {
    jest.useRealTimers();
  }
});

test('a remote that is not released is a failure of the registry', async () => {
  const { loader } = makeLoader(makeRegistry({}));
  expect(await loader.load('gone', './list', 'slot')).toMatchObject({ kind: 'failed', phase: 'registry' });
});

test('a module that ends the page twice is given up and reported; Retry runs it again', async () => {
  const name = uniqueName();
  const session = makeStorage();
  const visit = () =>
    makeLoader(makeRegistry({ [name]: makeEntry(name) }), {
      session,
      loadEntry: async () => makeContainer({ './list': () => ({ default: Page }) }),
    });
  visit().loader.beginRun(name, './list');
  const second = visit();
  expect(second.reports).toEqual([{ remote: name, expose: './list', phase: 'crash', version: '1.0.0-b.1' }]);
  expect((await second.loader.load(name, './list', 'page')).kind).toBe('ready');
  second.loader.beginRun(name, './list');
  const { loader } = visit();
  expect(await loader.load(name, './list', 'page')).toEqual({ kind: 'broken', incidentId: 'incident-1' });
  expect((await loader.retry(name, './list')).kind).toBe('ready');
});

test('an incompatible remote is reported once, however many of its modules are asked for', async () => {
  const name = uniqueName();
  const descriptor = makeDescriptor(name, { requires: { react: '^18.0.0' } });
  const { loader, reports } = makeLoader(makeRegistry({ [name]: makeEntry(name, { descriptor }) }));
  await loader.load(name, './list', 'page');
  await loader.load(name, './other', 'slot');
  expect(reports).toEqual([{ remote: name, phase: 'compatibility', version: '1.0.0-b.1' }]);
});
