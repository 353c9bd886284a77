import { StartupError } from '../errors/startup-error.ts';
import type { Environment } from './integrations.ts';

/** An OpenAI-compatible endpoint (D-57). */
export interface AiConfig {
  /** Address before `/chat/completions`. */
  readonly baseUrl: string;
  /** Null for endpoints that need none. */
  readonly apiKey: string | null;
  readonly model: string;
  /** Tokens per organisation and month, sent and received; null for no limit. */
  readonly monthlyTokens: number | null;
  /** Timeout of a question including its repair, in milliseconds. */
  readonly timeoutMs: number;
}

const DEFAULT_TIMEOUT_SECONDS = 60;
const MAX_TIMEOUT_SECONDS = 600;
const MAX_TOKENS = 1_000_000_000_000;

function readBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new StartupError('AI_BASE_URL must be an address that starts with http:// or https://.');
  if (url.username || url.password || url.hash || url.search)
    throw new StartupError(
      "AI_BASE_URL must be like https://api.example.com/v1, without a user, '?' or '#'.",
    );
  return text.trim().replace(/\/+$/, '');
}

function readKey(env: Environment): string | null {
  const key = env['AI_API_KEY']?.trim();
  if (!key) return null;
  // It is sent in a header; its value stays out of the message because messages are logged.
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new StartupError('AI_API_KEY must be plain letters, digits and signs, without spaces.');
  return key;
}

function readNumber(env: Environment, name: string, { max, what }: { max: number; what: string }) {
  const text = env[name]?.trim();
  if (!text) return null;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > max)
    throw new StartupError(`${name} must be a whole number of ${what} from 1 to ${max}, not '${text}'.`);
  return number;
}

/**
 * The model that helps with texts; null without AI_BASE_URL.
 *
 * @throws StartupError with one sentence that names the variable and its allowed values
 */
export function readAi(env: Environment): AiConfig | null {
  const address = env['AI_BASE_URL']?.trim();
  if (!address) return null;
  const baseUrl = readBaseUrl(address);
  const model = env['AI_MODEL']?.trim();
  if (!model) throw new StartupError('AI_MODEL must name the model that AI_BASE_URL is to use.');
  const seconds = readNumber(env, 'AI_TIMEOUT_SECONDS', { max: MAX_TIMEOUT_SECONDS, what: 'seconds' });
  return {
    baseUrl,
    model,
    apiKey: readKey(env),
    monthlyTokens: readNumber(env, 'AI_MONTHLY_TOKENS', { max: MAX_TOKENS, what: 'tokens' }),
    timeoutMs: (seconds ?? DEFAULT_TIMEOUT_SECONDS) * 1000,
  };
}
