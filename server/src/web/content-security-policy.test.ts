import { readVideoUrl } from '@cadence/shared-contract';
import { NO_INTEGRATIONS, readIntegrations } from '../kernel/config/integrations.ts';
import type { Integrations } from '../kernel/config/integrations.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

function directives(integrations: Integrations): ReadonlyMap<string, string> {
  const policy = contentSecurityPolicy({
    host: 'acme.example.com',
    nonce: 'n0nce',
    integrations,
    allowsLocalhost: false,
  });
  return new Map(policy.split('; ').map((directive) => [directive.split(' ', 1)[0] ?? '', directive]));
}

test('[SHELL-036] without third-party services the page connects to its own host only', () => {
  const {
    'frame-src': frames,
    'media-src': media,
    ...others
  } = Object.fromEntries(directives(NO_INTEGRATIONS));
  expect(
    Object.values(others)
      .join(' ')
      .match(/\b(https?|wss?):\S*/g),
  ).toEqual(['ws://acme.example.com', 'wss://acme.example.com']);
  expect(frames).toBe("frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com");
  expect(media).toBe("media-src 'self' https:");
});

test('[STRA-004] every kind of video is allowed: the frame of a service, or a file at any address', () => {
  const allowed = directives(NO_INTEGRATIONS);
  for (const address of [
    'https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/76979871',
    'https://cdn.example.com/ceo.mp4',
  ]) {
    const video = readVideoUrl(address);
    const origin = new URL(video?.playUrl ?? '').origin;
    if (video?.kind === 'file') expect(allowed.get('media-src')?.split(' ')).toContain('https:');
    else expect(allowed.get('frame-src')?.split(' ')).toContain(origin);
  }
});

test('[SHELL-036] configured third-party services are allowed, and only as far as needed', () => {
  const allowed = directives(
    readIntegrations({
      CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
      CHAT_ORIGINS: 'https://*.chat-api.example',
      ERROR_REPORTING_DSN: 'https://key@errors.example/7',
    }),
  );
  for (const name of ['script-src', 'connect-src', 'frame-src', 'img-src'])
    expect(allowed.get(name)).toContain('https://chat.example https://*.chat-api.example');
  expect(allowed.get('connect-src')).toContain('wss://*.chat-api.example https://errors.example');
  expect(allowed.get('script-src')).not.toContain('errors.example');
  expect(allowed.get('frame-ancestors')).toBe("frame-ancestors 'none'");
});
