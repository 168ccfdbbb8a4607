import { type ExampleRequest, queryParts } from './example-request.ts';

const SERVER = 'http://localhost:8080';

/** The request as a command. */
export function curlSample(example: ExampleRequest): string {
  const { method, path, query, body, isRestli } = example;
  const isForm = !isRestli && query.length > 0;
  const search = queryParts(example)
    .map(({ name, value }) => `${name}=${value}`)
    .join('&');
  const address = isForm || search === '' ? `${SERVER}${path}` : `${SERVER}${path}?${search}`;
  const lines = [
    `curl --silent${isForm ? ' --get' : ''}${withMethod(method, body !== undefined, isForm)} '${address}'`,
    `--header "Authorization: Bearer $DATAHUB_TOKEN"`,
    ...(isRestli ? ["--header 'X-RestLi-Protocol-Version: 2.0.0'"] : []),
    ...(body === undefined ? [] : ["--header 'Content-Type: application/json'"]),
    ...(isForm
      ? query.flatMap(({ name, value }) => [value].flat().map((each) => `--data-urlencode '${name}=${each}'`))
      : []),
    ...(body === undefined ? [] : ["--data @- <<'JSON'"]),
  ];
  const end = body === undefined ? '' : `\n${JSON.stringify(body, null, 2)}\nJSON`;
  return `${lines.join(' \\\n  ')}${end}`;
}

function withMethod(method: string, hasBody: boolean, isForm: boolean): string {
  const usual = hasBody && !isForm ? 'POST' : 'GET';
  return method === usual ? '' : ` --request ${method}`;
}

/** The request as a Python program. */
export function pythonSample(example: ExampleRequest): string {
  const { method, template, key, query, body, isRestli } = example;
  const headers = [
    `"Authorization": f"Bearer {os.environ.get('DATAHUB_TOKEN', '')}"`,
    ...(isRestli ? ['"X-RestLi-Protocol-Version": "2.0.0"'] : []),
  ];
  const needsQuote = key !== undefined || (isRestli && query.some(({ name }) => name !== 'action'));
  const path = key === undefined ? template : template.replace(/\{\w+\}/, '{quote(URN, safe="")}').replaceAll('"', "'");
  const restliQuery = isRestli
    ? query
        .map(({ name, value }) => (typeof value === 'string' ? textPart(name, value) : listPart(name, value)))
        .join('&')
    : '';
  const address = `${SERVER}${path}${restliQuery === '' ? '' : `?${restliQuery}`}`;
  const literal = address.includes('{') ? `f"${address}"` : `"${address}"`;
  const values = isRestli ? query.filter(({ value }) => typeof value !== 'string') : [];
  const lines = [
    'import os',
    ...(needsQuote ? ['from urllib.parse import quote'] : []),
    '',
    'import requests',
    '',
    ...(key === undefined ? [] : [`URN = ${python(key)}`]),
    ...values.map(({ name, value }) => `${name} = ${python(value)}`),
    ...(key === undefined && values.length === 0 ? [] : ['']),
    `response = requests.${method.toLowerCase()}(`,
    `    ${literal},`,
    ...(isRestli || query.length === 0
      ? []
      : [`    params=${indented(python(Object.fromEntries(query.map(({ name, value }) => [name, value]))))},`]),
    ...(body === undefined ? [] : [`    json=${indented(python(body))},`]),
    `    headers={${headers.join(', ')}},`,
    '    timeout=30,',
    ')',
    'response.raise_for_status()',
    returnsJson(example) ? 'print(response.json())' : 'print(response.status_code)',
  ];
  return lines.join('\n');
}

function returnsJson({ path }: ExampleRequest): boolean {
  return path !== '/health';
}

function textPart(name: string, value: string): string {
  return /^[\w.-]+$/.test(value) ? `${name}=${value}` : `${name}={quote('${value}', safe='')}`;
}

function listPart(name: string, values: readonly string[]): string {
  return values.every((each) => /^[\w.-]+$/.test(each))
    ? `${name}=List({','.join(${name})})`
    : `${name}=List({','.join(quote(each, safe='') for each in ${name})})`;
}

/** JSON as Python writes it. */
function python(value: unknown): string {
  const json = JSON.stringify(value, null, 4) ?? 'None';
  return json.replace(/"(?:\\.|[^"\\])*"|\b(?:true|false|null)\b/g, (found) => literals[found] ?? found);
}

const literals: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

function indented(text: string): string {
  return text.replaceAll('\n', '\n    ');
}
