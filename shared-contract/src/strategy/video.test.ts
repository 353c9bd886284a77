import { readVideoUrl } from './video.ts';

const ID = 'dQw4w9WgXcQ';

test.each([
  `https://www.youtube.com/watch?v=${ID}&t=30s`,
  `https://m.youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube.com/shorts/${ID}`,
  `  https://www.youtube.com/live/${ID}  `,
])('[STRA-004] %s plays in a frame without cookies', (text) => {
  expect(readVideoUrl(text)).toEqual({
    kind: 'youtube',
    playUrl: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`,
  });
});

test.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  [
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
  ],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e',
  ],
])('[STRA-004] %s plays in a frame that does not follow people', (text, playUrl) => {
  expect(readVideoUrl(text)).toEqual({ kind: 'vimeo', playUrl });
});

test('[STRA-004] any other address is that of a file', () => {
  expect(readVideoUrl('https://cdn.example.com/ceo%20message.mp4?x=1')).toEqual({
    kind: 'file',
    playUrl: 'https://cdn.example.com/ceo%20message.mp4?x=1',
  });
});

test.each([
  '',
  'acme',
  'www.youtube.com/watch?v=dQw4w9WgXcQ',
  'http://cdn.example.com/a.mp4',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://',
  'https://localhost/a.mp4',
  'https://user:secret@cdn.example.com/a.mp4',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  'https://youtu.be/',
  'https://vimeo.com/about',
])('[STRA-020] %j is no address of a video', (text) => {
  expect(readVideoUrl(text)).toBeNull();
});
