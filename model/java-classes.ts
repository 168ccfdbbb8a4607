import { z } from 'zod';

/** content/java-classes.yaml: what Java samples may import. */
export const javaClasses = z.strictObject({
  classes: z
    .array(z.string().regex(/^[a-z]\w*(\.\w+)+$/, 'a class with its package'))
    .min(1)
    .describe('Classes of DataHub with their packages, each checked in the source.'),
  outside: z
    .array(z.string().regex(/^[a-z]\w*(\.\w+)*$/, 'the beginning of a package, for example org.apache.spark'))
    .min(1)
    .describe('Packages of Java and of other libraries, by their beginning.'),
});
export type JavaClasses = z.infer<typeof javaClasses>;
