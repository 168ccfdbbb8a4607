import { z } from 'zod';
import { nextSteps } from '#model/next-steps.ts';

const sentence = z.string().min(20);
const dottedName = z.string().regex(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/, 'a Python name, for example make_tag_urn');
const pythonType = z
  .string()
  .regex(/^[\w[\]., ]+$/, 'a Python type without quotes, for example Optional[List[str]]')
  .describe('Python type; its names are linked, so each is built in, of the SDK, or listed in `names`.');

/** The pages of the Python SDK reference, by the last part of their address. */
export const sdkPageIds = ['builder', 'clients', 'models'] as const;
export type SdkPageId = (typeof sdkPageIds)[number];

/** One file of content/sdk/pages/: the text around the generated part of a page, and the modules that the page shows. */
export const sdkPage = z.strictObject({
  id: z.enum(sdkPageIds).describe('Last part of the address; the same as the file name.'),
  title: z.string().min(2).describe('Heading of the page.'),
  description: z.string().min(50).max(200).describe('What the reader gets; shown by search engines and previews.'),
  keywords: z.array(z.string().min(1)).default([]).describe('Words that readers type and the page does not say.'),
  intro: z.string().min(80).describe('Markdown: how to read and use what follows.'),
  modules: z.array(dottedName).min(1).describe('Modules in the order of the page; each has a file in content/sdk/.'),
  links: nextSteps,
});
export type SdkPage = z.infer<typeof sdkPage>;

const sdkParameter = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z_]\w*$/, 'a Python name, for example entity_urn')
    .describe('Name as callers write it.'),
  type: pythonType,
  default: z.string().min(1).optional().describe('Default as Python; a parameter without one must be given.'),
  description: sentence.describe('What it is for, what changes with it, its limits.'),
});
export type SdkParameter = z.infer<typeof sdkParameter>;

const sdkFunction = z.strictObject({
  name: dottedName.describe('Name without its module and class.'),
  kind: z
    .enum(['function', 'classmethod', 'inherited'])
    .default('function')
    .describe('classmethod: called on the class. inherited: comes from a base class, listed since callers need it.'),
  description: sentence.describe('Inline Markdown: what it does, when to use it, its limits.'),
  parameters: z.array(sdkParameter).default([]).describe('Parameters in the order of the call, without self.'),
  returns: z
    .strictObject({
      type: pythonType,
      description: sentence.describe('What the value contains, and when it is None or empty.'),
    })
    .optional()
    .describe('What comes back; absent for None.'),
  raises: z
    .array(
      z.strictObject({
        type: pythonType,
        when: sentence.describe('In which case, and what it then says.'),
      }),
    )
    .default([])
    .describe('Exceptions that callers have to expect.'),
  deprecated: sentence.optional().describe('What to call instead.'),
  example: z.string().min(20).optional().describe('A complete program: with imports, with names that exist.'),
});
export type SdkFunction = z.infer<typeof sdkFunction>;

const sdkClass = z.strictObject({
  name: dottedName.describe('Name without its module; of a nested class with that of the class around it.'),
  bases: z.array(pythonType).default([]).describe('Base classes that the code names.'),
  modelType: z
    .string()
    .min(2)
    .optional()
    .describe('Type of the metamodel that it stands for, where its name does not follow from that.'),
  description: sentence.describe('Inline Markdown: what an object stands for, when to make one, its limits.'),
  parameters: z
    .array(sdkParameter)
    .default([])
    .describe('Parameters of the constructor; those of data classes are attributes as well.'),
  constants: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('Name of the constant.'),
        value: z.string().min(1).describe('Its value as Python.'),
        description: z.string().min(12).describe('When to use it.'),
      }),
    )
    .default([])
    .describe('Constants of enum-like classes.'),
  methods: z.array(sdkFunction).default([]).describe('Public methods, those that callers need first.'),
  raises: sdkFunction.shape.raises.describe('Exceptions of the constructor.'),
  deprecated: sdkFunction.shape.deprecated,
  example: sdkFunction.shape.example,
});
export type SdkClass = z.infer<typeof sdkClass>;

/** One file of content/sdk/: a Python module of the package acryl-datahub. */
export const sdkModule = z.strictObject({
  module: dottedName.describe('Name as imports write it; the same as the file name.'),
  source: z.string().min(3).describe('Upstream file.'),
  heading: z.string().min(3).optional().describe('Heading, where the name of the module says too little.'),
  summary: sentence.describe('Markdown: what the module is for, and what must be installed for it.'),
  classes: z.array(sdkClass).default([]).describe('Classes, those that callers need first.'),
  functions: z.array(sdkFunction).default([]).describe('Functions, grouped by what they are about.'),
  names: z
    .array(
      z.strictObject({
        name: dottedName.describe('Name as types write it.'),
        description: sentence.describe('Inline Markdown: what it is and where it comes from.'),
      }),
    )
    .default([])
    .describe('Names in types that are neither built in nor described in content/sdk/ or content/metamodel/.'),
});
export type SdkModule = z.infer<typeof sdkModule>;
