/** `POST /api/mail/mime`: mails that a provider received for this server. */

import type { ReceiveMail } from '../../backend/mail/inbound/incoming.ts';
import { readSignedMail } from '../../backend/mail/inbound/signed-form.ts';
import type { BrandExchange, Step } from '../exchange.ts';
import { allowMethods, sendText } from '../http.ts';

/** The provider tries again after 500, and not after 406. */
export function createMailIn(key: string | null, receive: ReceiveMail): Step<BrandExchange> {
  return async ({ path, req, res }) => {
    if (path !== '/api/mail/mime' || key === null) return false;
    if (!allowMethods(req, res, ['POST'])) return true;
    const found = await readSignedMail(req, key, new Date());
    if (found.kind === 'mail') {
      await receive(found.mail);
      sendText(req, res, 200, 'Received.');
    } else if (found.kind === 'unsigned') sendText(req, res, 406, 'The signature does not hold.');
    else sendText(req, res, 406, `The form is ${found.kind}.`);
    return true;
  };
}
