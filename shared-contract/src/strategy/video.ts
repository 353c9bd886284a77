/** Where a video comes from: two services that are shown in a frame of theirs, or an address of any file. */
export type VideoKind = 'youtube' | 'vimeo' | 'file';

export interface Video {
  readonly kind: VideoKind;
  /** What plays: the address for a frame (without tracking before play), or that of the file. */
  readonly playUrl: string;
}

/** Origins that frames of videos come from, as the content security policy names them. */
export const VIDEO_FRAME_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];
const VIMEO_HOSTS = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];
const YOUTUBE_ID = /^[\w-]{11}$/;

function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  const [, first = '', second = ''] = pathname.split('/');
  if (hostname === 'youtu.be') return first;
  if (!YOUTUBE_HOSTS.includes(hostname)) return null;
  if (['embed', 'shorts', 'live', 'v'].includes(first)) return second;
  return searchParams.get('v');
}

/** The number of a Vimeo film and, for an unlisted one, the hash that opens it. */
function vimeoFilm({ hostname, pathname, searchParams }: URL): { id: string; hash: string | null } | null {
  if (!VIMEO_HOSTS.includes(hostname)) return null;
  const [, id, hash] = /\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
  return id === undefined ? null : { id, hash: hash ?? searchParams.get('h') };
}

/**
 * What a video's address leads to (people §2.6), or null for a text that is no address of a video: it must be
 * `https`, name a host with a dot, and carry no name or password.
 */
export function readVideoUrl(text: string): Video | null {
  const trimmed = text.trim();
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  if (!url.hostname.includes('.')) return null;
  const youtube = youtubeId(url);
  if (youtube !== null)
    return YOUTUBE_ID.test(youtube)
      ? { kind: 'youtube', playUrl: `${VIDEO_FRAME_ORIGINS[0]}/embed/${youtube}?autoplay=1&rel=0` }
      : null;
  const vimeo = vimeoFilm(url);
  if (vimeo) {
    const query = new URLSearchParams({
      dnt: '1',
      autoplay: '1',
      ...(vimeo.hash !== null && { h: vimeo.hash }),
    });
    return { kind: 'vimeo', playUrl: `${VIDEO_FRAME_ORIGINS[1]}/video/${vimeo.id}?${query.toString()}` };
  }
  return YOUTUBE_HOSTS.includes(url.hostname) || VIMEO_HOSTS.includes(url.hostname)
    ? null
    : { kind: 'file', playUrl: url.href };
}
