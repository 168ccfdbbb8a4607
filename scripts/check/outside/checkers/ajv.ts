import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from '../checked-site.ts';
import type { Finding, OutsideChecker } from '../checker.ts';
import { installedVersion } from '../installed-version.ts';

/** Address that files of the build get, so that they can refer to each other. */
const BASE = 'https://docs.example.com/';

interface Json {
  $schema?: string;
}

/** Compiles every published JSON Schema in strict mode, and validates the published data against the schemas that they name. */
export const ajv: OutsideChecker = {
  name: 'ajv',
  isQuick: true,
  run: async ({ root, dist }) => {
    const [{ Ajv }, { Ajv2020 }, { default: formats }] = await Promise.all([
      import('ajv'),
      import('ajv/dist/2020.js'),
      import('ajv-formats'),
    ]);
    // An option can have several types, such as a number or a string with a variable.
    const options = { strict: true, allowUnionTypes: true, allErrors: false };
    const validators = { draft7: new Ajv(options), draft2020: new Ajv2020(options) };
    for (const each of Object.values(validators)) formats.default(each);
    const read = (file: string): Json => JSON.parse(readFileSync(join(dist, file), 'utf8'));
    const ofSchema = ({ $schema }: Json) => ($schema?.includes('draft-07') ? validators.draft7 : validators.draft2020);

    const findings: Finding[] = [];
    const inputs = builtFiles(dist, '.json').filter((file) => /^(?:schemas|data)\//.test(file));
    const schemas = inputs.filter((file) => file.startsWith('schemas/')).map((file) => ({ file, schema: read(file) }));
    for (const { file, schema } of schemas) ofSchema(schema).addSchema({ ...schema }, BASE + file);
    for (const { file, schema } of schemas) {
      try {
        ofSchema(schema).getSchema(BASE + file);
      } catch (error) {
        findings.push({ rule: 'strict', where: file, message: error instanceof Error ? error.message : String(error) });
      }
    }
    for (const file of inputs.filter((name) => name.startsWith('data/'))) {
      const content = read(file);
      const validate = content.$schema && validators.draft2020.getSchema(new URL(content.$schema, BASE + file).href);
      if (!validate) findings.push({ rule: 'schema', where: file, message: 'There is no schema for this file.' });
      else if (!validate(content)) {
        const [first] = validate.errors ?? [];
        findings.push({ rule: 'data', where: `${file}${first?.instancePath ?? ''}`, message: first?.message ?? '' });
      }
    }
    return { version: installedVersion(join(root, 'node_modules'), 'ajv'), inputs: inputs.length, findings };
  },
};
