import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';

/** True while a soft transition has been under way for 150 ms, so that quick ones show nothing. */
export function useRouteProgress(): boolean {
  const { events } = useRouter();
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setMoving(true), 150);
    };
    const stop = () => {
      clearTimeout(timer);
      setMoving(false);
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', stop);
    events.on('routeChangeError', stop);
    return () => {
      stop();
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', stop);
      events.off('routeChangeError', stop);
    };
  }, [events]);
  return isMoving;
}
