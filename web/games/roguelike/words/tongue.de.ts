import { unreachable } from '@tactarium/engine';
import {
  type Aura,
  type AuraEffect,
  BURNOUT_PERCENT,
  type Condition,
  clauses,
  type Damage,
  type Effect,
  type Fact,
  factsOf,
  type Modifier,
  type Named,
  type Noun,
  type Passive,
  type ScriptName,
  type StatusName,
  signed,
  snakeCase,
  type Tongue,
} from '@tactarium/games/roguelike/client';
import { de } from './de.ts';
import { names } from './names.de.ts';

/** Wen (Akkusativ) und wem (Dativ). */
const named = (whom: string, to: string): Named => ({ whom, to });
const neuter = (whom: string, to: string): Noun => ({ whom, to, again: named('es', 'ihm') });
const masculine = (whom: string, to: string): Noun => ({ whom, to, again: named('ihn', 'ihm') });
const plural = (whom: string, to: string): Noun => ({ whom, to, again: named('sie', 'ihnen') });

const TARGET = neuter('das Ziel', 'dem Ziel');
const IT = neuter('es', 'ihm');
const ITSELF: Noun = { ...named('sich selbst', 'sich selbst'), again: named('sich selbst', 'sich selbst') };
const WEAKEST = masculine('den schwächsten Verbündeten', 'dem schwächsten Verbündeten');
const foe = (how: string): Noun => masculine(`den ${how} Feind`, `dem ${how} Feind`);
const ally = (how: string): Noun => masculine(`den ${how} Verbündeten`, `dem ${how} Verbündeten`);
const anAlly = (how: string): Noun => masculine(`einen ${how} Verbündeten`, `einem ${how} Verbündeten`);

/** Ein Name, den der Inhalt auf Englisch hat, nach seinem Schlüssel. */
const germanOf = (known: Readonly<Record<string, string>>, name: string): string => known[snakeCase(name)] ?? name;

export const german: Tongue = {
  ability: (name) => germanOf(names.ability, name),
  spell: (name) => germanOf(names.spell, name),
  every: (turns) => (turns < 2 ? 'jeden Zug' : `alle ${turns} Züge`),
  range: (cells) => `Reichweite ${cells}`,
  ammunition: (shots) => `${shots} Munition`,
  aims: {
    none: IT,
    best_foe: TARGET,
    densest_foe: TARGET,
    farthest_foe: foe('fernsten'),
    strongest_foe: foe('stärksten'),
    fiercest_foe: foe('grimmigsten'),
    weakest_foe: foe('schwächsten'),
    weakest_ally: WEAKEST,
    wounded_ally: WEAKEST,
    fiercest_ally: ally('grimmigsten'),
    fallen_ally: anAlly('gefallenen'),
    shakiest_ally: ally('mutlosesten'),
    crumbling_ally: anAlly('zerfallenden'),
    most_shredded_ally: ally('am stärksten beschädigten'),
  },
  causes: {
    hit: TARGET,
    struck: masculine('den Angreifer', 'dem Angreifer'),
    kill: masculine('den Gefallenen', 'dem Gefallenen'),
    death: IT,
    turn_start: IT,
  },
  reach,
  clause,
  lends: (statuses, whom, turns) => `${lent(statuses, whom)} für ${turns} ${turns === 1 ? 'Zug' : 'Züge'}`,
  passive: sentence,
  aura: auraText,
};

function reach(effect: Effect, aim: Noun): Noun {
  switch (effect.to) {
    case 'self':
      return ITSELF;
    case 'aim':
      return aim;
    case 'foes':
      return plural('alle Feinde', 'allen Feinden');
    case 'allies':
      return plural('alle Verbündeten', 'allen Verbündeten');
    case 'weakest_ally':
      return WEAKEST;
    case 'foes_around':
    case 'allies_around': {
      const around = `im Umkreis von ${effect.within} um ${effect.centre === 'aim' ? aim.whom : 'sich'}`;
      return effect.to === 'foes_around'
        ? plural(`Feinde ${around}`, `Feinden ${around}`)
        : plural(`Verbündete ${around}`, `Verbündeten ${around}`);
    }
    case 'adjacent_foes':
      return plural('angrenzende Feinde', 'angrenzenden Feinden');
    case 'front_foes':
      return plural('die Feinde vor sich', 'den Feinden vor sich');
    case 'chain':
      return effect.count === 2
        ? plural(`${aim.whom} und 1 weiteren Feind`, `${aim.to} und 1 weiteren Feind`)
        : plural(
            `${aim.whom} und nacheinander ${effect.count - 1} weitere Feinde`,
            `${aim.to} und nacheinander ${effect.count - 1} weiteren Feinden`,
          );
  }
}

const KINDS: { readonly [D in Damage]: string } = { physical: 'körperlichen', magic: 'magischen' };

/** Jeder Satzteil beginnt mit dem Verb, und das Verb ist ein Wort: `sentence` setzt danach ein Subjekt ein. */
function clause(effect: Exclude<Effect, { does: 'status' }>, { whom, to }: Named): string {
  switch (effect.does) {
    case 'strike': {
      const armor =
        effect.armor === undefined
          ? ''
          : effect.armor === 0
            ? ' an der Rüstung vorbei'
            : ` gegen ${effect.armor} % der Rüstung`;
      return `trifft ${whom} mit ${effect.percent} % ANG${armor}`;
    }
    case 'damage': {
      if (effect.of === 'max_hp' && effect.amount === 100) return `vernichtet ${whom}`;
      const of = { flat: '', atk: ' % ANG als', max_hp: ' % seiner vollen LP als' }[effect.of ?? 'flat'];
      return `fügt ${to} ${effect.amount}${of} ${KINDS[effect.kind]} Schaden zu`;
    }
    case 'heal': {
      const of = { flat: ' LP', max_hp: ' % der vollen LP', dealt: ' % des verursachten Schadens' }[
        effect.of ?? 'flat'
      ];
      return `heilt ${whom} um ${effect.amount}${of}`;
    }
    case 'resolve':
      return effect.amount > 0
        ? `gibt ${to} ${effect.amount} Entschlossenheit`
        : `nimmt ${to} ${-effect.amount} Entschlossenheit`;
    case 'fright':
      return `nimmt ${to} durch Furcht ${effect.amount} Entschlossenheit`;
    case 'halve_resolve':
      return `halbiert ${to} die Entschlossenheit`;
    case 'rally':
      return `sammelt ${whom}`;
    case 'infect':
      return INFECTIONS[effect.contagion](whom);
    case 'purify':
      return `reinigt ${whom} von jeder Ansteckung`;
    case 'relieve':
      return `befreit ${whom} von Ansteckungen und Nachteilen`;
    case 'dispel':
      return `nimmt ${to} alle Vorteile`;
    case 'pull':
      return `zieht ${whom} heran`;
    case 'push':
      return `stößt ${whom} ein Feld weg`;
    case 'leap':
      return `springt neben ${whom}`;
    case 'repair':
      return `repariert bei ${to} ${effect.amount} Rüstung`;
    case 'revive':
      return `holt ${whom} mit ${effect.percent} % LP ins Leben zurück`;
    case 'summon':
      return effect.unit === 'aim'
        ? `beschwört ${effect.count} ${effect.count === 1 ? 'Abbild' : 'Abbilder'} von ${to}`
        : `beschwört ${effect.count} × ${unitName(effect.unit)}`;
  }
}

const unitName = (unit: string): string => {
  const known: Readonly<Record<string, string>> = names.unit;
  return known[unit] ?? unit;
};

type Contagion = Extract<Effect, { does: 'infect' }>['contagion'];
const INFECTIONS: { readonly [C in Contagion]: (whom: string) => string } = {
  fire: (whom) => `entzündet ${whom}`,
  poison: (whom) => `vergiftet ${whom}`,
  curse: (whom) => `verflucht ${whom}`,
  frost: (whom) => `überzieht ${whom} mit Frost`,
  plague: (whom) => `steckt ${whom} mit der Seuche an`,
};

const STATS = {
  atk: 'ANG',
  armor: 'Rüstung',
  speed: 'Tempo',
  initiative: 'Initiative',
  dodge: 'Ausweichen',
} as const;

/** `+50 % Rüstung`, `−1 Tempo`. */
const change = ({ stat, percent, flat }: Modifier): string =>
  stat === 'steadiness'
    ? `hält stand bis ${signed(-(flat ?? 0))} Entschlossenheit`
    : `${percent === undefined ? signed(flat ?? 0) : `${signed(percent)} %`} ${STATS[stat]}`;

/** Zustände, die keine Zahlen sind, haben eigene Wörter. */
const WORDS: { readonly [S in StatusName]?: (whom: string) => string } = {
  taunted: (whom) => `verhöhnt ${whom}`,
  stunned: (whom) => `betäubt ${whom}`,
  charmed: (whom) => `bezaubert ${whom}`,
  rooted: (whom) => `verwurzelt ${whom}`,
  tar_pit: (whom) => `fängt ${whom} in einer Teergrube`,
  silenced: (whom) => `macht ${whom} stumm`,
  immune: (whom) => `macht ${whom} unverwundbar`,
};

const lent = (statuses: readonly StatusName[], { whom, to }: Named): string =>
  WORDS[statuses[0]!]?.(whom) ?? `gibt ${to} ${inWords(statuses.flatMap(factsOf).map(factText))}`;

function factText(fact: Fact): string {
  switch (fact.of) {
    case 'stat':
      return change(fact);
    case 'taken':
      return `${signed(fact.amount)} % erlittenen Schaden`;
    case 'reflected':
      return `${fact.amount} % zurückgeworfenen Schaden`;
    case 'missed':
      return `${fact.amount} % Fehlschläge`;
    case 'hp':
      return `${signed(fact.amount)} % LP je Zug`;
    case 'recovery':
      return `${signed(fact.amount)} Erholung der Entschlossenheit`;
  }
}

const inWords = (facts: readonly string[]): string =>
  facts.length < 2 ? facts.join() : `${facts.slice(0, -1).join(', ')} und ${facts.at(-1)}`;

const MOMENTS = {
  hit: 'wenn es trifft,',
  struck: 'wenn es getroffen wird,',
  kill: 'wenn es tötet,',
  death: 'wenn es stirbt,',
  turn_start: 'zu Beginn seines Zuges',
} as const;

const SCRIPTS: { readonly [S in ScriptName]: string } = {
  conserve_ammo: 'ein Schuss, der tötet, kostet keine Munition',
  rapid_reload: 'die Abklingzeit sinkt jeden Zug um 2',
  burnout: `darf die Fähigkeit trotz Abklingzeit nutzen, für ${BURNOUT_PERCENT} % seiner vollen LP`,
};

const damage = (kind?: Damage): string => (kind ? `${KINDS[kind]} Schaden` : 'Schaden');

function sentence(passive: Passive): string {
  const when = conditionsText(passive.if ?? []);
  const whose = passive.whose === 'foes' ? ' bei allen Feinden' : '';
  switch (passive.is) {
    case 'modifier': {
      const each = passive.growing ? ` je Runde, höchstens ${signed(passive.growing.most)}` : '';
      return `${change(passive)}${whose}${each}${when}`;
    }
    case 'deals': {
      const chance = passive.chance ? `${passive.chance} % der Schläge verursachen` : 'verursacht';
      const by = passive.by === 'ability' ? ' durch Fähigkeiten und Zauber' : '';
      return `${chance} ${signed(passive.percent)} % ${damage(passive.damage)}${by}${when}`;
    }
    case 'takes': {
      const from = passive.from === 'opportunity' ? ' durch Schläge beim Rückzug' : '';
      return `erleidet ${signed(passive.percent)} % ${damage(passive.damage)}${from}${when}`;
    }
    case 'ripostes':
      return `Konter verursachen ${signed(passive.percent)} % Schaden`;
    case 'executes':
      return `ein Schlag tötet, was unter ${passive.below} % LP hat`;
    case 'reacts': {
      const chance = passive.chance ? ` mit ${passive.chance} % Wahrscheinlichkeit` : '';
      const effects = clauses(german, passive.effects, german.causes[passive.when]);
      return `${MOMENTS[passive.when]} ${effects.replace(' ', ` es${chance} `)}${when}`;
    }
    case 'tagged':
      return `hat das Merkmal ${passive.tags.map((tag) => `„${de.tag[tag]}“`).join(', ')}`;
    case 'trained':
      return [
        ...(passive.attacks ? [`greift ${passive.attacks}-mal an`] : []),
        ...(passive.ammo ? [`${signed(passive.ammo)} Munition`] : []),
        ...(passive.hp ? [`${signed(passive.hp)} % LP`] : []),
        ...(passive.atk ? [`${signed(passive.atk)} % ANG`] : []),
        ...(passive.armor ? [`${signed(passive.armor)} % Rüstung`] : []),
        ...(passive.dodge ? [`${signed(passive.dodge)} Ausweichen`] : []),
      ]
        .join(', ')
        .concat(when);
    case 'shares':
      return `ein angrenzender Verbündeter trägt ${passive.percent} % des Schadens`;
    case 'reflects':
      return `Angreifer verlieren ${passive.percent} % der LP, die sie nehmen`;
    case 'returns':
      return `kehrt einmal mit ${passive.percent} % LP vom Tod zurück`;
    case 'thrives':
      return `Heilung wirkt mit ${signed(passive.percent)} %`;
    case 'scripted':
      return SCRIPTS[passive.script];
    default:
      return unreachable(passive);
  }
}

/** Ein Nebensatz beginnt mit einem Komma. */
const conditionsText = (conditions: readonly Condition[]): string =>
  conditions
    .map(conditionText)
    .map((text, i) => `${i > 0 ? ' und' : text.startsWith('solange') ? ',' : ''} ${text}`)
    .join('');

function conditionText(condition: Condition): string {
  switch (condition.is) {
    case 'hp_below':
      return condition.who === 'self'
        ? `solange es unter ${condition.percent} % LP hat`
        : `gegen Feinde unter ${condition.percent} % LP`;
    case 'beside_ally':
      return 'solange ein Verbündeter angrenzt';
    case 'isolated':
      return `gegen Feinde ohne Verbündete im Umkreis von ${condition.within}`;
    case 'melee':
      return 'für Einheiten im Nahkampf';
    case 'behind':
      return 'gegen Feinde, die ihm nicht zugewandt sind';
    case 'untouched':
      return 'gegen den ersten Angriff des Kampfes';
    case 'base':
      return `ab ${STATS[condition.stat]} ${condition.atLeast}`;
    case 'stationary':
      return 'nach einem Zug ohne Bewegung';
    case 'tagged':
      return `für Einheiten mit „${de.tag[condition.tag]}“`;
    case 'role':
      return `für die Rolle „${de.role[condition.role]}“`;
    case 'foes_in_reach':
      return `bei ${condition.atLeast} Feinden in Reichweite`;
    case 'foes_near':
      return `bei ${condition.atLeast} Feinden im Umkreis von ${condition.within}`;
    case 'allies_below':
      return `bei ${condition.atLeast} Verbündeten unter ${condition.percent} % LP`;
    case 'allies_infected':
      return `bei einem angesteckten Verbündeten im Umkreis von ${condition.within}`;
    default:
      return unreachable(condition);
  }
}

function auraText({ id, type, range, affects, turns, effect }: Aura): string {
  const when =
    type === 'pulse' ? ' zu Beginn seines Zuges' : type === 'relic' ? `, ${turns} Runden lang, wo es gefallen ist` : '';
  const whom = affects === 'allies' ? 'Verbündete' : 'Feinde';
  return `${de.aura[id]}: ${whom} im Umkreis von ${range} ${auraEffect(effect)}${when}.`;
}

function auraEffect(effect: AuraEffect): string {
  switch (effect.does) {
    case 'reveal_incorporeal':
      return 'verlieren das Ausweichen der Körperlosen';
    case 'spoil_shots':
      return `verfehlen mit ${effect.percent} % ihrer Schüsse`;
    case 'pulse_resolve':
      return `gewinnen ${effect.amount} Entschlossenheit`;
    case 'banish_fear':
      return 'kennen keine Furcht';
    case 'hold_together':
      return 'verlieren durch Zerfall keine LP';
    case 'slow':
      return `haben −${effect.initiative} Initiative`;
    case 'lend_resolve':
      return `gewinnen ${effect.amount} Entschlossenheit mehr zurück`;
    case 'wither':
      return `verlieren ${effect.hp} LP je Zug`;
    case 'frighten':
      return `verlieren ${effect.resolve} Entschlossenheit je Zug`;
  }
}
