import { describe, expect, it } from 'vitest';
import { readWebAddress } from './web-address.ts';

describe('readWebAddress', () => {
  it('shows the host and links the whole address', () => {
    expect(readWebAddress('https://www.port.example/jobs?x=1')).toEqual({
      href: 'https://www.port.example/jobs?x=1',
      host: 'port.example',
    });
  });

  it('reads an address typed without its scheme', () => {
    expect(readWebAddress('port.example')).toEqual({ href: 'https://port.example/', host: 'port.example' });
  });

  it.each(['javascript:alert(1)', 'ftp://port.example', 'mailto:a@b.example', '', null, undefined, 'https://'])(
    'reads %j as none',
    (text) => expect(readWebAddress(text)).toBeNull(),
  );
});
