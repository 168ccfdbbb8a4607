/** Types that PyYAML gives to a plain scalar because of its form. */
export type ImplicitType = 'bool' | 'float' | 'int' | 'merge' | 'null' | 'timestamp' | 'value';

/**
 * The implicit resolvers of PyYAML's `SafeLoader`, in its order. They differ from the types of YAML 1.1: `y` and `n` are strings, a float needs
 * a dot and a signed exponent, and `08` is a string because it isn't octal.
 */
const resolvers: readonly (readonly [ImplicitType, RegExp])[] = [
  ['bool', /^(?:yes|Yes|YES|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF)$/],
  [
    'float',
    /^(?:[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?|\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
  ],
  [
    'int',
    /^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?(?:0|[1-9][0-9_]*)|[-+]?0x[0-9a-fA-F_]+|[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+)$/,
  ],
  ['merge', /^<<$/],
  ['null', /^(?:~|null|Null|NULL|)$/],
  [
    'timestamp',
    /^(?:[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]*)?(?:[ \t]*(?:Z|[-+][0-9]{1,2}(?::[0-9]{2})?))?)$/,
  ],
  ['value', /^=$/],
];

/**
 * The type that PyYAML gives to a plain scalar.
 * @param source the scalar as written, without quotes
 * @returns undefined for a string
 */
export function implicitType(source: string): ImplicitType | undefined {
  return resolvers.find(([, pattern]) => pattern.test(source))?.[0];
}
