import { stringAt } from '../../sources/json.ts';
import type { Picture } from '../pictures.ts';
import { type Draft, defineRule } from '../rule.ts';

const PICTURES = ['logo', 'logoDark', 'favicon', 'touchIcon', 'loginImage', 'registerImage', 'openGraphImage'];
/** Types that browsers show. */
const SHOWN = ['svg', 'png', 'jpg', 'webp', 'gif', 'ico', 'avif'];
/** Types that phones and social networks show. */
const PIXELS = ['png', 'jpg', 'webp'];
const LEAST_SHARED = 600;

export const notAPicture = defineRule({
  code: 'NOT_A_PICTURE',
  severity: 'error',
  description:
    'A file that should be a picture is none, whatever its name says. Or it is one that phones or social networks cannot use (a warning): the icon of a phone has to be square, a shared picture at least 600 pixels wide, and neither can be an SVG.',
  remedy: 'Replace the file, or name another: SVG, PNG, JPEG or WebP.',
  *find({ document, pictureOf }) {
    const folder = stringAt(document, ['site', 'assets']);
    if (folder === undefined) return;
    for (const name of PICTURES) {
      const file = stringAt(document, ['site', name]);
      const picture = file === undefined ? undefined : pictureOf(folder, file);
      if (file !== undefined && picture !== undefined) yield* check(name, file, picture);
    }
  },
});

function* check(setting: string, file: string, picture: Picture): Generator<Draft> {
  const path = ['site', setting];
  if (picture.type === undefined || !SHOWN.includes(picture.type)) {
    yield { path, message: `"${file}" is not a picture. Allowed: SVG, PNG, JPEG, WebP.` };
  } else if (setting === 'touchIcon') {
    if (!PIXELS.includes(picture.type))
      yield {
        path,
        severity: 'warning',
        message: `Phones cannot use "${file}" as an icon. Use a PNG of 180 by 180 pixels.`,
      };
    else if (picture.width !== picture.height)
      yield {
        path,
        severity: 'warning',
        message: `The icon "${file}" is not square: ${picture.width} by ${picture.height} pixels. Use a PNG of 180 by 180 pixels.`,
      };
  } else if (setting === 'openGraphImage') {
    if (!PIXELS.includes(picture.type))
      yield {
        path,
        severity: 'warning',
        message: `Social networks cannot show "${file}". Use a PNG or JPEG of 1200 by 630 pixels.`,
      };
    else if (picture.width < LEAST_SHARED)
      yield {
        path,
        severity: 'warning',
        message: `"${file}" is ${picture.width} pixels wide, too small for a shared page. Use 1200 by 630 pixels.`,
      };
  }
}
