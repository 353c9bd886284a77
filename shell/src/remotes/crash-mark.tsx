import { useEffect, useState, type ReactNode } from 'react';
import { usePlatform } from './platform-context.tsx';

interface CrashMarkProps {
  readonly remote: string;
  readonly expose: string;
  /** How long what it draws is still suspected after it was drawn, in milliseconds. */
  readonly suspectedMs: number;
  readonly children: ReactNode;
}

/** Has the session know what is being drawn, in case the page does not survive it. */
export function CrashMark({ remote, expose, suspectedMs, children }: CrashMarkProps): ReactNode {
  const { loader } = usePlatform();
  // Before the children are drawn: what is drawn for ever never gets to an effect.
  const [isWell] = useState(() => loader.beginRun(remote, expose));
  useEffect(() => {
    const timer = setTimeout(isWell, suspectedMs);
    return () => {
      clearTimeout(timer);
      isWell();
    };
  }, [isWell, suspectedMs]);
  return children;
}
