/** Licenses that every package can have: they only require attribution when the code is redistributed. */
export const ALLOWED_LICENCES: readonly string[] = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Zlib',
  'CC0-1.0',
  'BlueOak-1.0.0',
];

/** Licenses that only some packages can have, by the beginning of their names, and why. */
export const LICENCE_EXCEPTIONS: readonly { packages: string; licence: string; reason: string }[] = [
  {
    packages: 'lightningcss',
    licence: 'MPL-2.0',
    reason: 'The build uses it unchanged. The site contains none of it.',
  },
  { packages: 'axe-core', licence: 'MPL-2.0', reason: 'Used unchanged, by tests.' },
  {
    packages: '@img/sharp-',
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips as a separate library, which the build uses unchanged. The site contains none of it.',
  },
  {
    packages: '@fontsource/manrope',
    licence: 'OFL-1.1',
    reason: 'The same font in one file for each weight, for link previews.',
  },
  { packages: '@fontsource-variable/manrope', licence: 'OFL-1.1', reason: 'The font, redistributed unchanged.' },
];

/** Packages whose install script must run, and why. None, because `.npmrc` turns off the scripts of all packages. */
export const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {};
