import type { ReaderValues } from '#model/reader-values.ts';
import type { JsonObject } from '../engine/index.ts';

/** An operation that a program sends. */
export interface Call {
  document: string;
  variables: JsonObject;
  /** How to get all results of an operation that returns them in batches; undefined for one request. */
  scroll?: Scroll;
}

/** An operation whose response names the next batch. */
export interface Scroll {
  /** Root field, for example `scrollAcrossEntities`. */
  field: string;
  /** Variable of the scroll ID. */
  variable: string;
}

export const callLanguages = ['cURL', 'Python', 'JavaScript', 'Java'] as const;
export type CallLanguage = (typeof callLanguages)[number];

/** Files that the samples are saved as, and what their languages are called in code. */
export const callFiles: Readonly<Record<CallLanguage, string>> = {
  cURL: 'request.sh',
  Python: 'request.py',
  JavaScript: 'request.mjs',
  Java: 'Request.java',
};

/** The program that sends an operation, with the reader's own endpoint and variable for the token. */
export function callSample(language: CallLanguage, call: Call, values: ReaderValues): string {
  const endpoint = values.graphql ?? `${values.server ?? 'http://localhost:8080'}/api/graphql`;
  const token = values.token ?? 'DATAHUB_TOKEN';
  return makers[language](call, endpoint, token);
}

type Maker = (call: Call, endpoint: string, token: string) => string;

const makers: Readonly<Record<CallLanguage, Maker>> = {
  cURL: ({ document, variables, scroll }, endpoint, token) => {
    const body = JSON.stringify({ query: oneLine(document), variables }, null, 2);
    const request = `curl --silent --fail-with-body ${quoted(endpoint)} \\
  --header "Authorization: Bearer $${token}" \\
  --header 'Content-Type: application/json' \\
  --data`;
    if (scroll === undefined) return `${request} @- <<'JSON'\n${body}\nJSON`;
    return `# Requires jq.
body=$(cat <<'JSON'
${body}
JSON
)
while true; do
  response=$(${request.replaceAll('\n', '\n  ')} "$body") || exit 1
  if echo "$response" | jq --exit-status '(.errors // []) | length > 0' > /dev/null; then echo "$response" >&2; exit 1; fi
  echo "$response" | jq --raw-output '.data.${scroll.field}.searchResults[].entity.urn'
  next=$(echo "$response" | jq --raw-output '.data.${scroll.field}.nextScrollId // empty')
  [ -n "$next" ] || break
  body=$(echo "$body" | jq --arg next "$next" '.variables.${scroll.variable} = $next')
done`;
  },
  Python: ({ document, variables, scroll }, endpoint, token) => {
    const request = `import os

import requests

ENDPOINT = ${python(endpoint)}
DOCUMENT = """
${document.trim().replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"')}
"""


def send(variables):
    response = requests.post(
        ENDPOINT,
        json={"query": DOCUMENT, "variables": variables},
        headers={"Authorization": f"Bearer {os.environ.get('${token}', '')}"},
        timeout=30,
    )
    response.raise_for_status()
    body = response.json()
    if body.get("errors"):
        raise RuntimeError(body["errors"])
    return body["data"]


variables = ${python(variables)}
`;
    if (scroll === undefined) return `${request}print(send(variables))`;
    return `${request}while True:
    batch = send(variables)["${scroll.field}"]
    for result in batch["searchResults"]:
        print(result["entity"]["urn"])
    if not batch["nextScrollId"]:
        break
    variables["${scroll.variable}"] = batch["nextScrollId"]`;
  },
  JavaScript: ({ document, variables, scroll }, endpoint, token) => {
    const request = `const endpoint = ${quotedJs(endpoint)};
const query = \`
${document.trim().replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}
\`;

async function send(variables) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      Authorization: \`Bearer \${process.env.${token} ?? ''}\`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ query, variables }),
  });
  if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);
  const { data, errors } = await response.json();
  if (errors?.length > 0) throw new Error(JSON.stringify(errors));
  return data;
}

const variables = ${JSON.stringify(variables, null, 2)};
`;
    if (scroll === undefined) return `${request}console.log(await send(variables));`;
    return `${request}let next;
do {
  const { ${scroll.field}: batch } = await send({ ...variables, ${scroll.variable}: next });
  for (const { entity } of batch.searchResults) console.log(entity.urn);
  next = batch.nextScrollId;
} while (next);`;
  },
  Java: ({ document, variables, scroll }, endpoint, token) => {
    const send = `  static final String ENDPOINT = ${JSON.stringify(endpoint)};
  static final String DOCUMENT = """
${indented(document.trim().replaceAll('\\', '\\\\').replaceAll('"""', '\\"""'), 6)}
      """;
  static final String VARIABLES = """
${indented(JSON.stringify(variables, null, 2).replaceAll('\\', '\\\\').replaceAll('"""', '\\"""'), 6)}
      """;
  static final ObjectMapper MAPPER = new ObjectMapper();
  static final HttpClient CLIENT = HttpClient.newHttpClient();

  static JsonNode send(ObjectNode variables) throws IOException, InterruptedException {
    ObjectNode body = MAPPER.createObjectNode().put("query", DOCUMENT);
    body.set("variables", variables);
    HttpRequest request = HttpRequest.newBuilder(URI.create(ENDPOINT))
        .header("Authorization", "Bearer " + System.getenv().getOrDefault("${token}", ""))
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
        .build();
    HttpResponse<String> response = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
    if (response.statusCode() != 200) {
      throw new IOException(response.statusCode() + " " + response.body());
    }
    JsonNode answer = MAPPER.readTree(response.body());
    if (answer.path("errors").size() > 0) {
      throw new IOException(answer.get("errors").toString());
    }
    return answer.get("data");
  }
`;
    const loop =
      scroll === undefined
        ? '    System.out.println(send(variables));'
        : `    JsonNode next;
    do {
      JsonNode batch = send(variables).get("${scroll.field}");
      for (JsonNode result : batch.get("searchResults")) {
        System.out.println(result.at("/entity/urn").asText());
      }
      next = batch.path("nextScrollId");
      variables.set("${scroll.variable}", next);
    } while (next.isTextual());`;
    return `import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

// Requires Java 15 and jackson-databind.
public class Request {
${send}
  public static void main(String[] args) throws Exception {
    ObjectNode variables = (ObjectNode) MAPPER.readTree(VARIABLES);
${loop}
  }
}`;
  },
};

/** The document without line breaks, so that it fits into a JSON string that people can read. Documents with comments or block strings keep them. */
function oneLine(document: string): string {
  return /#|"""/.test(document) ? document : document.replace(/\s+/g, ' ').trim();
}

function quoted(text: string): string {
  return /^[\w:/.@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

function quotedJs(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function indented(text: string, by: number): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : ' '.repeat(by) + line))
    .join('\n');
}

/** A JSON value as Python writes it. JSON's escapes are a subset of Python's. */
function python(value: unknown, by = 0): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  const inner = ' '.repeat(by + 4);
  const close = ' '.repeat(by);
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((each) => `${inner}${python(each, by + 4)},\n`).join('')}${close}]`;
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value);
    if (entries.length === 0) return '{}';
    return `{\n${entries.map(([key, each]) => `${inner}${JSON.stringify(key)}: ${python(each, by + 4)},\n`).join('')}${close}}`;
  }
  return JSON.stringify(value);
}
