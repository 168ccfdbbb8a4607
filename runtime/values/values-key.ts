/** Key of local storage. Apart from all that knows of values, since every page asks whether there are any. */
export const valuesKey = 'dh:values';
