import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider, createSystem, defineConfig, type SystemContext } from '@chakra-ui/react';
import { useContext, type ReactNode } from 'react';
import { NonceContext } from './nonce.ts';

/**
 * An empty Chakra system. Looks live in static style sheets, so Chakra's recipes, tokens, style properties and
 * reset would be bytes that no screen can reach; Chakra brings behaviour.
 */
const withoutLooks = createSystem(defineConfig({ preflight: false, disableLayers: true }));

const caches = new Map<string | undefined, EmotionCache>();

/** One for all scopes of a nonce, and the nonce is the page's. */
function cacheFor(nonce: string | undefined): EmotionCache {
  const made = caches.get(nonce) ?? createCache({ key: 'c', ...(nonce !== undefined && { nonce }) });
  caches.set(nonce, made);
  return made;
}

interface ChakraScopeProps {
  /** The empty one by default. */
  readonly system?: SystemContext;
  readonly children: ReactNode;
}

/** What Chakra needs around each part. The parts float apart from each other, so each brings it. */
export function ChakraScope({ system = withoutLooks, children }: ChakraScopeProps): ReactNode {
  const nonce = useContext(NonceContext);
  return (
    <CacheProvider value={cacheFor(nonce)}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
