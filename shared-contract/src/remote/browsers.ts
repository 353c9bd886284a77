/** A browser that Cadence works in, from a version on. */
export interface SupportedBrowser {
  readonly name: string;
  /** As browserslist and swc call it. */
  readonly key: 'chrome' | 'edge' | 'firefox' | 'safari';
  readonly version: string;
}

/**
 * The oldest browsers that Cadence works in: the first with all of `NEEDED`. The builds' targets, the page that an older
 * browser gets, and the README follow from here.
 */
export const BROWSERS: readonly SupportedBrowser[] = [
  { name: 'Chrome', key: 'chrome', version: '123' },
  { name: 'Edge', key: 'edge', version: '123' },
  { name: 'Firefox', key: 'firefox', version: '125' },
  { name: 'Safari', key: 'safari', version: '17.5' },
];

/** What the product uses and older browsers lack, as expressions that every browser can read; the youngest of each. */
export const NEEDED = [
  'Promise.withResolvers',
  'AbortSignal.any',
  'URL.canParse',
  'Intl.Segmenter',
  "CSS.supports('color','light-dark(#000,#fff)')",
] as const;

/** 'Chrome 123, Edge 123, Firefox 125 or Safari 17.5'. */
export function browserWords(): string {
  const words = BROWSERS.map(({ name, version }) => `${name} ${version}`);
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
