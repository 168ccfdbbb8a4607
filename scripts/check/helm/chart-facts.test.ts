import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { chartFacts } from '#subjects/helm/schema/chart-facts.ts';
import { chartFactsOf } from './chart-facts.ts';
import { factsText } from './facts-text.ts';

const files = new Map([
  [
    'charts/shop/Chart.yaml',
    'name: shop\nversion: 1.2.3\nappVersion: 4.5.6\ndependencies:\n  - { name: till, version: 0.1.0, condition: till.enabled }\n',
  ],
  [
    'charts/shop/values.yaml',
    'till:\n  enabled: true\n  resources:\n    limits:\n      memory: 1Gi\nglobal:\n  store:\n    port: "9200"\n    factor: 2.0\n',
  ],
  [
    'charts/shop/subcharts/till/values.yaml',
    'replicas: 1\nresources: {}\nenabled: false\nglobal:\n  store:\n    port: "1"\n    cache: false\n',
  ],
  [
    'charts/shop/templates/job.yaml',
    [
      '{{- if .Values.job.enabled -}}',
      'kind: Job',
      'metadata:',
      '  name: {{ .Release.Name }}-refill',
      'spec:',
      '  containers:',
      '    - name: refill',
      '      env:',
      '        {{- include "shop.env" . | nindent 8 }}',
      '{{- end }}',
    ].join('\n'),
  ],
  [
    'charts/shop/templates/_env.tpl',
    [
      '{{/* What all containers get. */}}',
      '{{- define "shop.env" -}}',
      '- name: STORE_PORT',
      '  value: {{ .Values.global.store.port | quote }}',
      '{{- with .Values.global.store.login }}',
      '- name: STORE_PASSWORD',
      '  {{- if .value }}',
      '  value: {{ .value }}',
      '  {{- else }}',
      '  valueFrom:',
      '    secretKeyRef:',
      '      name: {{ .secretRef }}',
      '  {{- end }}',
      '{{- end }}',
      '{{- range $key, $value := .Values.global.overrides }}',
      '- name: STORE_{{ $key | upper }}',
      '  value: {{ $value }}',
      '{{- end }}',
      '{{- end -}}',
    ].join('\n'),
  ],
  [
    'charts/shop/subcharts/till/templates/deployment.yaml',
    [
      'kind: Deployment',
      'metadata:',
      '  name: till',
      'spec:',
      '  replicas: {{ .Values.replicas }}',
      '  {{- if and .Values.global.strict (gt .Values.replicas 1.0) }}',
      '  {{- fail "no" }}',
      '  {{- end }}',
      '  template:',
      '    spec:',
      '      containers:',
      '        - name: {{ .Chart.Name }}',
      '          image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Values.global.version }}"',
      '          env:',
      '            {{- if eq .Values.mode "fast" }}',
      '            - name: FAST',
      '              value: "true"',
      '            {{- else }}',
      '            - name: SLOW',
      '              value: {{ (first .Values.hosts).name }}',
      '            {{- end }}',
      '          resources:',
      '            {{- toYaml .Values.resources | nindent 12 }}',
    ].join('\n'),
  ],
]);

const facts = chartFactsOf('charts/shop', files);
const [job, deployment] = facts.templates;

describe('what a chart says', () => {
  it('are the defaults that remain after the main chart has replaced those of its subcharts', () => {
    const listed = facts.values.map(({ path, type, default: value, only }) => [path, type, value, ...(only ?? [])]);
    expect(listed).toEqual([
      ['till.enabled', 'boolean', 'true'],
      ['till.resources.limits.memory', 'string', '"1Gi"'],
      ['global.store.port', 'string', '"9200"'],
      ['global.store.factor', 'number', '2'],
      ['till.replicas', 'integer', '1'],
      ['global.store.cache', 'boolean', 'false', 'till'],
    ]);
  });

  it('are the variables of a template that another one includes, with the file that sets them', () => {
    expect(job).toMatchObject({ kind: 'Job', workload: 'refill' });
    expect(job?.variables).toEqual([
      {
        name: 'STORE_PORT',
        from: ['global.store.port'],
        when: ['job.enabled'],
        file: 'charts/shop/templates/_env.tpl',
        line: 3,
      },
      {
        name: 'STORE_PASSWORD',
        from: ['global.store.login.value', 'global.store.login.secretRef'],
        secret: true,
        bare: true,
        when: ['job.enabled', 'global.store.login'],
        file: 'charts/shop/templates/_env.tpl',
        line: 6,
      },
      {
        name: 'STORE_*',
        from: ['global.overrides.*'],
        bare: true,
        when: ['job.enabled'],
        file: 'charts/shop/templates/_env.tpl',
        line: 16,
      },
    ]);
  });

  it('are the fields and variables of a subchart, named as in the file of the main chart', () => {
    expect(deployment?.fields).toEqual([
      { field: 'spec.replicas', from: ['till.replicas'], line: 5 },
      {
        field: 'spec.template.spec.containers[].image',
        from: ['till.image.repository', 'till.image.tag', 'global.version'],
        line: 13,
      },
      { field: 'spec.template.spec.containers[].resources', from: ['till.resources'], line: 23 },
    ]);
    expect(deployment?.variables).toEqual([
      { name: 'FAST', fixed: 'true', when: ['till.mode = "fast"'], line: 16 },
      { name: 'SLOW', from: ['till.hosts[].name'], bare: true, when: ['till.mode != "fast"'], line: 19 },
    ]);
  });

  it('are the values that only conditions use', () => {
    expect(deployment?.asks?.map(({ path }) => path)).toEqual(['global.strict', 'till.mode']);
  });
});

it('writes a file that the schema accepts', () => {
  expect(chartFacts.parse(parse(factsText(facts)))).toEqual(facts);
});

it('rejects what it cannot read instead of guessing', () => {
  const broken = new Map([...files, ['charts/shop/templates/x.yaml', 'a: {{ .Values.b ~ 3 }}']]);
  expect(() => chartFactsOf('charts/shop', broken)).toThrow('".Values.b ~ 3" can\'t be read from " ~ 3" on');
  const undefinedTemplate = new Map([...files, ['charts/shop/templates/x.yaml', 'a: {{ include "shop.none" . }}']]);
  expect(() => chartFactsOf('charts/shop', undefinedTemplate)).toThrow('x.yaml:1 includes "shop.none"');
});
