/** Reports an error in the browser to the server's log (`POST /_log`, beacon). At most 2,000 characters. */
export function reportFault(code: string, message: string): void {
  const body = JSON.stringify({ level: 'error', code, message: message.slice(0, 2000) });
  navigator.sendBeacon?.('/_log', new Blob([body], { type: 'application/json' }));
}
