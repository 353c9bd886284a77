import type { Video } from '@cadence/shared-contract';

/** Where a video comes from, in words: 'YouTube', 'cdn.example.com'. */
export function videoSource({ kind, playUrl }: Video): string {
  return { youtube: 'YouTube', vimeo: 'Vimeo', file: new URL(playUrl).hostname }[kind];
}

/** The kind of video in an address: 'YouTube video', 'File on cdn.example.com'. */
export function describeVideo(video: Video): string {
  return video.kind === 'file' ? `File on ${videoSource(video)}` : `${videoSource(video)} video`;
}
