import { type Path, stringAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

const FILES: Path[] = [
  ...['logo', 'logoDark', 'favicon', 'touchIcon', 'loginImage', 'registerImage', 'openGraphImage'].map((name) => [
    'site',
    name,
  ]),
  ['routes', 'robots', 'file'],
];

export const missingAsset = defineRule({
  code: 'MISSING_ASSET',
  severity: 'error',
  description: 'A picture or file does not exist. A brand without any gets them made from its name and colors.',
  remedy: 'Add the file to `public/brands/<site.assets>/`, correct its name, or remove the setting.',
  *find({ document, assetExists }) {
    const folder = stringAt(document, ['site', 'assets']);
    if (folder !== undefined && !assetExists(folder)) {
      yield {
        path: ['site', 'assets'],
        message: `There is no folder "public/brands/${folder}". Make it, or remove the setting.`,
      };
      return;
    }
    for (const path of FILES) {
      const name = stringAt(document, path);
      if (name === undefined) continue;
      if (folder === undefined)
        yield { path, message: `"${name}" is a file in the assets folder, but "site.assets" names no folder.` };
      else if (!assetExists(folder, name))
        yield {
          path,
          message: `There is no file "public/brands/${folder}/${name}". Add it, correct the name, or remove the setting.`,
        };
    }
  },
});
