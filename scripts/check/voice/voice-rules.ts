/** A construction that native writers avoid, with what to write instead (docs/voice.md). */
export interface VoiceRule {
  /** `voice/…`, stable. */
  id: string;
  /** Finds the construction. Code is hidden: it consists of backticks and x. Flags g and d. */
  pattern: RegExp;
  /** Where the construction is correct after all: compared with the match and the characters around it. */
  except?: RegExp;
  /** What to write instead, as a sentence. `$1` and so on are groups of the pattern. */
  fix: string;
}

const CODE = '`[^`]+`';
const LABEL = String.raw`\*\*[A-Z][^*]*\*\*`;

/** Things that have names: the name comes first, as in "the Schema tab". */
const NAMED =
  'aspect|button|chart|column|dataset|environment variable|extra|field|flag|header|label|menu|module|mutation|option|parameter|plugin|privilege|property|relationship|role|section|setting|switch|tab|table|tag|topic|variable';

/** What computers do has its own verbs. */
const ACTOR =
  'API|APIs|GMS|GraphQL|call|client|command|connector|endpoint|flag|function|method|mutation|option|parameter|pattern|query|request|response|server|service|setting|sink|source|switch|transformer|variable';

const BRITISH: Readonly<Record<string, string>> = {
  afterwards: 'afterward',
  analyse: 'analyze',
  analyses: 'analyzes',
  artefact: 'artifact',
  artefacts: 'artifacts',
  behaviour: 'behavior',
  cancelled: 'canceled',
  catalogue: 'catalog',
  catalogues: 'catalogs',
  centre: 'center',
  colour: 'color',
  coloured: 'colored',
  colours: 'colors',
  customise: 'customize',
  favour: 'favor',
  favourite: 'favorite',
  grey: 'gray',
  honour: 'honor',
  honours: 'honors',
  initialise: 'initialize',
  judgement: 'judgment',
  labelled: 'labeled',
  licence: 'license',
  licences: 'licenses',
  modelled: 'modeled',
  modelling: 'modeling',
  neighbour: 'neighbor',
  neighbours: 'neighbors',
  normalise: 'normalize',
  optimise: 'optimize',
  organisation: 'organization',
  organisations: 'organizations',
  organise: 'organize',
  recognise: 'recognize',
  recognised: 'recognized',
  recognises: 'recognizes',
  serialise: 'serialize',
  summarise: 'summarize',
  towards: 'toward',
  travelled: 'traveled',
  unauthorised: 'unauthorized',
  whilst: 'while',
};

const PRODUCTS: Readonly<Record<string, string>> = {
  Bigquery: 'BigQuery',
  Clickhouse: 'ClickHouse',
  Datahub: 'DataHub',
  'Data Hub': 'DataHub',
  Dynamodb: 'DynamoDB',
  'Elastic Search': 'Elasticsearch',
  ElasticSearch: 'Elasticsearch',
  Github: 'GitHub',
  Gitlab: 'GitLab',
  GraphQl: 'GraphQL',
  Graphql: 'GraphQL',
  Javascript: 'JavaScript',
  Mongodb: 'MongoDB',
  MySql: 'MySQL',
  Mysql: 'MySQL',
  OpenApi: 'OpenAPI',
  Openapi: 'OpenAPI',
  Opensearch: 'OpenSearch',
  PostgreSql: 'PostgreSQL',
  Postgresql: 'PostgreSQL',
  PowerBI: 'Power BI',
  PowerBi: 'Power BI',
  Sagemaker: 'SageMaker',
  Typescript: 'TypeScript',
};

const WORDS: readonly { id: string; words: string; fix: string; except?: RegExp }[] = [
  {
    id: 'voice/stands',
    words: 'stands?|stood|standing',
    except: /\bstand(s|ing)?[ -](for|in for|out|by|up|alone)\b|\bstood (for|out)\b|\bwhere (it|you) stand/i,
    fix: 'Write "is", "appears", "is listed", "is described", or "is stored".',
  },
  {
    id: 'voice/by-program',
    words: 'by (?:program|API|mouse|GraphQL)',
    fix: 'Write "programmatically", "through the API", or name the program.',
  },
  {
    id: 'voice/whoever',
    words: 'whoever|whomever|somebody|nobody|everybody',
    fix: 'Write "anyone who", "someone", "no one", or "everyone", or say "you".',
  },
  { id: 'voice/at-once', words: 'at once', fix: 'Write "immediately" or "at the same time".' },
  { id: 'voice/latin', words: String.raw`e\.g\.|i\.e\.`, fix: 'Write "for example" or "that is".' },
  { id: 'voice/letter-case', words: 'small letters|capital letters', fix: 'Write "lowercase" or "uppercase".' },
  {
    id: 'voice/go-on',
    words: 'go(?:es)? on|went on',
    fix: 'Write "continues" for a run and "resumes" for a pipeline.',
  },
  { id: 'voice/mend', words: 'mends?|mended|mending', fix: 'Write "fix" or "repair".' },
];

/** All rules that look at a few words. The serial comma has a rule of its own (`serial-comma.ts`). */
export const voiceRules: readonly VoiceRule[] = [
  {
    id: 'voice/name-after-noun',
    pattern: new RegExp(
      String.raw`\b(?:[Tt]he|[Aa]n?|[Ii]ts|[Yy]our|[Tt]his|[Tt]hat|[Ee]ach) (${NAMED}) (${CODE}|${LABEL}|(?<=\b(?:tab|privilege|role|button|menu) )[A-Z]\w+(?: [A-Z]\w+)*)(?= |[.,;:)]|$)`,
      'gd',
    ),
    // A proper noun that starts a clause: "the tab DataHub shows".
    except: /\b(?:tab|privilege|role|button|menu) (?:DataHub|GMS|Kafka|Airflow|Snowflake|BigQuery|Okta|Keycloak)\b/,
    fix: 'Put the name before the noun: "the $2 $1".',
  },
  {
    id: 'voice/clause-subject',
    pattern:
      /(?<=^|[.!?] )(?:(?:Which|Whether|How many|How much|How often)\b[^.?!,;:]* (?:stands? (?:on|in|at|under|there)|depends on|lies in|is decided|follows from|is on|is in|is up to|is said|is shown|is listed|is described) [^.?!]*\.|What [^.?!,:]+, (?:you|it|they|we) [^.?!]*\.|Who (?:asks|wants|has|needs|reads|writes|uses|knows) [^.?!,]* (?:gets|needs|may|can|must|sees|should|finds) [^.?!]*\.)/dg,
    fix: 'Don’t use a clause as the subject. Start with the noun: "Each page lists …", "The number of … depends on …".',
  },
  {
    id: 'voice/verb',
    pattern: new RegExp(
      String.raw`\b(?:${ACTOR})(?: ${CODE})? (gives?|answers?|refuses?|decides?|wins?|holds?|brings?)\b(?! rise)`,
      'gd',
    ),
    except: /\b(?:an?|the|one|no|for) (?:answer|win|hold)\b/,
    fix: 'Instead of "$1", write what it does: it returns, rejects, controls, takes precedence, contains, or installs.',
  },
  {
    id: 'voice/verb',
    pattern: new RegExp(
      String.raw`(?<=^|[.!?:] |\bThe |\bthe )${CODE} (gives|answers|refuses|decides|wins|holds|brings)\b`,
      'gd',
    ),
    fix: 'Instead of "$1", write what it does: it returns, rejects, controls, takes precedence, contains, or installs.',
  },
  {
    id: 'voice/british',
    pattern: new RegExp(String.raw`(?<![\w./-])(${Object.keys(BRITISH).join('|')})(?![\w/]|\.\w)`, 'gid'),
    fix: 'Write American English.',
  },
  {
    id: 'voice/product-name',
    pattern: new RegExp(String.raw`(?<![\w./:-])(${Object.keys(PRODUCTS).join('|')})(?![\w/-]|\.\w)`, 'gd'),
    fix: 'Spell the name as the product does.',
  },
  ...WORDS.map(({ words, ...rule }) => ({
    ...rule,
    pattern: new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w-])`, 'gid'),
  })),
];

/** The correct spelling of a word or name that a rule has found; undefined for other rules. */
export function rightSpelling(id: string, found: string): string | undefined {
  if (id === 'voice/product-name') return PRODUCTS[found];
  return id === 'voice/british' ? BRITISH[found.toLowerCase()] : undefined;
}
