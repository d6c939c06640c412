import type { Chance } from './chance.ts';

/** A piece of JSON as it is sent, which need not be what `JSON.stringify` could write. */
export class Text {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Value = null | boolean | number | string | Text | readonly Value[] | { readonly [key: string]: Value };

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

export function write(value: Value): string {
  if (value instanceof Text) return value.text;
  if (isList(value)) return `[${value.map(write).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`);
  return `{${entries.join(',')}}`;
}

/** What has broken something somewhere, and what looks as if it could. */
const NASTY: readonly Text[] = [
  '{"toString":1,"valueOf":1}',
  '{"length":{"toString":1,"valueOf":1}}',
  '{"length":1e9}',
  '{"length":-1,"0":"a"}',
  '{"then":1}',
  '{"then":{"then":{}}}',
  '{"toJSON":1}',
  '{"toJSON":{"call":1}}',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"hasOwnProperty":1,"type":"move"}',
  '{"type":{"length":{"toString":1,"valueOf":1}}}',
  '{"a":1,"a":2}',
  '1e400',
  '-1e400',
  '9007199254740993',
  '18446744073709551616',
  '-0',
  '0.1',
  '1e-7',
  '-1',
  '2147483648',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\u202e"',
  '"\\ufeff"',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '"\'; drop table log; --"',
  '"%00"',
  '"../../etc/passwd"',
  '""',
  '"🦊"',
  '[]',
  '{}',
  'null',
  'true',
  'false',
  `"${'x'.repeat(3_000)}"`,
  `[${'0,'.repeat(2_000)}0]`,
  `${'['.repeat(1_500)}${']'.repeat(1_500)}`,
  `${'{"a":'.repeat(800)}1${'}'.repeat(800)}`,
  `{${Array.from({ length: 300 }, (_, i) => `"k${i}":${i}`).join(',')}}`,
].map((text) => new Text(text));

const KEYS = ['__proto__', 'constructor', 'toString', 'valueOf', 'length', 'then', 'toJSON', '', 'type', 'extra'];

/** The same with one to three places broken: a value replaced, a key added, taken away or renamed. */
export function broken(value: Value, chance: Chance): Value {
  let result = value;
  for (let times = 1 + chance.below(3); times > 0; times--) result = brokenOnce(result, chance);
  return result;
}

function brokenOnce(value: Value, chance: Chance): Value {
  if (value === null || typeof value !== 'object' || value instanceof Text || chance.oneIn(5))
    return chance.pick(NASTY);
  if (isList(value)) {
    if (value.length === 0 || chance.oneIn(4)) return [...value, chance.pick(NASTY)];
    const at = chance.below(value.length);
    return value.map((inner, i) => (i === at ? brokenOnce(inner, chance) : inner));
  }
  const entries = Object.entries(value);
  if (entries.length === 0 || chance.oneIn(6)) return withKey(value, chance.pick(KEYS), chance.pick(NASTY));
  const [key, inner] = chance.pick(entries);
  if (chance.oneIn(8)) return Object.fromEntries(entries.filter(([other]) => other !== key));
  if (chance.oneIn(10)) return withKey(value, chance.pick(KEYS), inner);
  return { ...value, [key]: brokenOnce(inner, chance) };
}

/** Written out, so that `__proto__` is a key like any other. */
function withKey(value: { readonly [key: string]: Value }, key: string, inner: Value): Text {
  const rest = write(value).slice(1);
  return new Text(`{${JSON.stringify(key)}:${write(inner)}${rest === '}' ? '' : ','}${rest}`);
}

/** What is used here of JSON Schema. */
export interface Schema {
  readonly const?: Value;
  readonly enum?: readonly Value[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Something there is, for a field of this name: an id, an invitation. */
export type Known = (field: string) => Value | undefined;

/** Something that fits a schema, more or less: patterns are met only by what is known. */
export function fitting(schema: Schema, chance: Chance, known: Known, field = ''): Value {
  const familiar = known(field);
  if (familiar !== undefined && !chance.oneIn(10)) return familiar;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fitting(chance.pick(choices), chance, known, field);
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => fitting(part, chance, known, field));
    return parts.every(isPlain) ? Object.assign({}, ...parts) : parts[0]!;
  }
  const type = typeof schema.type === 'object' ? chance.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
          schema.required?.includes(name) || chance.oneIn(2) ? [[name, fitting(inner, chance, known, name)]] : [],
        ),
      );
    case 'array':
      return Array.from({ length: (schema.minItems ?? 0) + chance.below(3) }, () =>
        fitting(schema.items ?? {}, chance, known, field),
      );
    case 'integer':
    case 'number': {
      const lowest = Math.max(schema.minimum ?? 0, -1_000);
      return lowest + chance.below(Math.min(schema.maximum ?? lowest + 8, lowest + 8) - lowest + 1);
    }
    case 'boolean':
      return chance.oneIn(2);
    case 'string':
      return 'Abcdefghijkl'.slice(0, Math.max(schema.minLength ?? 0, 1 + chance.below(12)));
    default:
      return chance.pick<Value>([{}, [], 1, 'x', null, { type: 'x' }]);
  }
}

const isPlain = (value: Value): boolean =>
  typeof value === 'object' && value !== null && !isList(value) && !(value instanceof Text);
