import { useEffect, useState } from 'react';
import { useServices } from '../services/services-context.tsx';
import { inspect, type Inspection } from './inspection.ts';

/** Incidents and load times come without a word; nobody reads faster than this. */
const LOOK_AGAIN_MS = 1_000;

/** What the page is composed of, looked at again whenever a module changes, and every second. */
export function useInspection(): Inspection {
  const services = useServices();
  const [inspection, setInspection] = useState(() => inspect(services));
  useEffect(() => {
    let last = '';
    const look = (): void => {
      const next = inspect(services);
      const text = JSON.stringify(next);
      if (text === last) return;
      last = text;
      setInspection(next);
    };
    const timer = setInterval(look, LOOK_AGAIN_MS);
    const stop = services.platform.loader.subscribe(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [services]);
  return inspection;
}
