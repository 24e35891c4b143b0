import Router from 'next/router';
import { useEffect, useState } from 'react';

/** True once a client-side navigation has taken 150 ms, so that fast ones show nothing. */
export function useRouteProgress(): boolean {
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
    Router.events.on('routeChangeStart', start);
    Router.events.on('routeChangeComplete', stop);
    Router.events.on('routeChangeError', stop);
    return () => {
      stop();
      Router.events.off('routeChangeStart', start);
      Router.events.off('routeChangeComplete', stop);
      Router.events.off('routeChangeError', stop);
    };
  }, []);
  return isMoving;
}
