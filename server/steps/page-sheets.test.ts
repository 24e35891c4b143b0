import { expect, it } from 'vitest';
import { themeCss } from '../../runtime/core/theme/theme-css.ts';
import { brandFixture } from '../../runtime/page/testing/page-fixture.ts';
import { createPageSheets } from './page-sheets.ts';
import { staticFile } from './static-files.ts';

const styles: Readonly<Record<string, string>> = {
  'base.css': '.base{color:red}',
  'list.css': '.list{background:url(../media/dots.svg)}.list i{background:url("../media/dash.svg")}',
};

/** Sheets of one brand, whose theme can change. */
function fixture() {
  let brand = brandFixture();
  const read: string[] = [];
  const pageSheet = createPageSheets({
    async style(file) {
      read.push(file);
      return styles[file] === undefined ? undefined : staticFile('text/css', styles[file]);
    },
  });
  return {
    read,
    themeOf: () => themeCss(brand.document).css,
    changeTheme() {
      const changed = brandFixture((document) => {
        document.theme.radius = 'round';
      });
      brand = { ...changed, themeHref: '/theme/fixture.ba9876543210.css' };
    },
    async sheet(name: string) {
      const found = await pageSheet(name, (id) => (id === brand.id ? brand : undefined));
      return found && { text: found.file.body.toString(), isExact: found.isExact };
    },
  };
}

it('puts the styles of the build behind the theme, in the order of the name, with their files where they are', async () => {
  const { sheet, themeOf, read } = fixture();
  const list =
    '.list{background:url(/_next/static/media/dots.svg)}.list i{background:url("/_next/static/media/dash.svg")}';
  expect(await sheet('fixture.0123456789ab.list.base.css')).toEqual({
    text: `${themeOf()}\n${list}\n.base{color:red}`,
    isExact: true,
  });
  expect(await sheet('fixture.0123456789ab.css')).toEqual({ text: themeOf(), isExact: true });
  await sheet('fixture.0123456789ab.list.base.css');
  expect(read).toEqual(['list.css', 'base.css']);
});

it('has the former sheet after a change of theme, and in place of one never made the current', async () => {
  const { sheet, themeOf, changeTheme } = fixture();
  const before = await sheet('fixture.0123456789ab.base.css');
  changeTheme();
  expect(await sheet('fixture.0123456789ab.base.css')).toEqual(before);
  const text = `${themeOf()}\n.base{color:red}\n.base{color:red}`;
  expect(await sheet('fixture.0123456789ab.base.base.css')).toEqual({ text, isExact: false });
  expect(await sheet('fixture.ba9876543210.base.base.css')).toEqual({ text, isExact: true });
});

it('leaves out a style that is gone, until it is there again', async () => {
  const { sheet, themeOf } = fixture();
  const part = { text: `${themeOf()}\n.base{color:red}`, isExact: false };
  expect(await sheet('fixture.0123456789ab.gone.base.css')).toEqual(part);
  expect(await sheet('fixture.0123456789ab.gone.base.css')).toEqual(part);
});

it('knows no sheets of other brands or other files', async () => {
  const { sheet } = fixture();
  expect(await Promise.all(['other.0123456789ab.css', 'fixture.css', 'fixture.0a.css.map'].map(sheet))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
