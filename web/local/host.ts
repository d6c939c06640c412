import {
  type Actor,
  type AnyEntry,
  actorName,
  actorNamed,
  err,
  invariant,
  match,
  ok,
  openingFor,
  type Refusal,
  type Result,
  refusal,
  type Seat,
  type Seed,
  seatsChange,
  Table,
  type Typed,
  writeOutcome,
} from '@tactarium/engine';
import { Film } from './film.ts';
import type { Answers, Kept, KeptCommand, Message, Question, Questions, Summary, Topic } from './messages.ts';
import { commandsUpTo } from './playOn.ts';

/** Where matches are kept. Answers when it is safe to forget them here. */
export interface Shelf {
  get(id: string): Promise<Kept | undefined>;
  all(): Promise<readonly Kept[]>;
  /** Keeps a match at its beginning, with the commands it begins with; its end is kept with its last command. */
  put(kept: Kept, commands?: readonly KeptCommand[]): Promise<void>;
  commands(id: string): Promise<readonly KeptCommand[]>;
  count(id: string): Promise<number>;
  /** Keeps the nth command of a match, and how it ended if that ended it. False: another tab has kept one in its place. */
  append(id: string, n: number, command: KeptCommand, ended?: Kept): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** Why nothing can be kept: said to the person in a sentence, and the game is as it was. */
export class ShelfTrouble extends Error {
  override readonly name = 'ShelfTrouble';
  readonly code: 'storage/full' | 'storage/blocked';

  constructor(code: ShelfTrouble['code']) {
    super(code);
    this.code = code;
  }
}

/** Of a replay, in one answer. */
const MOST_STEPS = 1_000;
/** Commands of a replay that are checked before whatever else waits has its turn. */
const STEPS_AT_ONCE = 20;

/** What the host needs of the machine it runs on. */
export interface Surroundings {
  readonly shelf: Shelf;
  load(game: string): Promise<AnyEntry | undefined>;
  seed(): Seed;
  now(): number;
  /** Lets whatever waits have its turn. */
  pause(): Promise<void>;
  tell(message: Message): void;
}

/** A match that somebody looks at. */
interface Sitting {
  readonly entry: AnyEntry;
  readonly table: Table;
  readonly person: Seat;
  readonly kept: Kept;
  /** Commands that are kept. */
  made: number;
}

type Handlers = { readonly [T in Topic]: (question: Questions[T]) => Promise<Result<Answers[T], Refusal>> };

/** A server for one person against bots: nothing is told before it is kept, and nothing hidden is told. */
export class LocalHost {
  readonly #around: Surroundings;
  readonly #sittings = new Map<string, Sitting>();
  /** The replay that is looked at: a worker serves one tab, and that shows one at a time. */
  #film: Film | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** One question at a time, in the order they came; but a check takes long and changes nothing, so nobody waits for it. */
  hear(question: Question): Promise<void> {
    if (question.type === 'check') return this.#last.then(() => this.#answer(question));
    this.#last = this.#last.then(() => this.#answer(question));
    return this.#last;
  }

  async #answer(question: Question): Promise<void> {
    const { type, id } = question;
    const handler = this.#handlers[type] as (question: Question) => Promise<Result<Answers[Topic], Refusal>>;
    const answer = await this.#kept(question, () => handler(question));
    if (answer.ok) this.#around.tell({ type: 'accepted', id, value: answer.value });
    else this.#around.tell({ type: 'refused', id, ...answer.error });
    if (!answer.ok || (question.type !== 'command' && question.type !== 'watch')) return;
    const { match: played } = question;
    const gone = await this.#kept(question, async () => ok(await this.#goOn(played)));
    if (!gone.ok) this.#around.tell({ type: 'stuck', match: played, ...gone.error });
  }

  /** What could not be kept has not happened: the match in memory is ahead of it, and is rebuilt by the next question. */
  async #kept<T>(question: Question, work: () => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>> {
    try {
      return await work();
    } catch (problem) {
      if (!(problem instanceof ShelfTrouble)) throw problem;
      if ('match' in question) this.#sittings.delete(question.match);
      return err(refusal(problem.code));
    }
  }

  readonly #handlers: Handlers = {
    game: async ({ game }) => {
      const entry = await this.#around.load(game);
      if (!entry) return err(refusal('game/unknown'));
      return ok({ id: game, name: entry.name, bots: entry.bots.map(({ name }) => name) });
    },
    create: (wish) => this.#create(wish),
    matches: async () => {
      const kept = await this.#around.shelf.all();
      const summaries = await Promise.all(kept.map((one) => this.#summary(one)));
      return ok(summaries.flatMap((one) => one ?? []).toSorted((a, b) => b.created - a.created));
    },
    about: async ({ match: id }) => {
      const kept = await this.#around.shelf.get(id);
      if (!kept) return err(refusal('match/not-found'));
      const { game, seat, bot } = kept;
      const seats = (await this.#around.load(game))?.game.seats ?? [];
      return ok({ game, seat, ...(bot !== undefined && { bot }), seats });
    },
    watch: async ({ match: id }) => {
      // Another tab may have played on: what is kept is the truth.
      const there = this.#sittings.get(id);
      if (there && there.made !== (await this.#around.shelf.count(id))) this.#sittings.delete(id);
      const sitting = await this.#sit(id);
      return sitting.ok ? ok(seenBy(sitting.value)) : sitting;
    },
    command: ({ match: id, n, command }) => this.#command(id, n, command),
    rematch: async ({ match: id }) => {
      const kept = await this.#around.shelf.get(id);
      if (!kept) return err(refusal('match/not-found'));
      if (kept.playedOn !== undefined) {
        // From the same moment again.
        const { id: _, created, outcome, ...same } = kept;
        return this.#keep(same, (await this.#around.shelf.commands(id)).slice(0, kept.playedOn));
      }
      const entry = await this.#around.load(kept.game);
      const changed = entry && seatsChange(entry, [kept.bot]) && entry.game.seats.find((name) => name !== kept.seat);
      const { game, options, bot } = kept;
      return this.#create({ game, options, ...(bot !== undefined && { bot }), seat: changed || kept.seat });
    },
    replay: async ({ match: id }) => {
      const sitting = await this.#sit(id);
      if (!sitting.ok) return sitting;
      const { table } = sitting.value;
      return table.outcome ? ok(table.replay()) : err(refusal('match/not-over'));
    },
    film: async (wanted) => {
      const replay = 'match' in wanted ? await this.#handlers.replay(wanted) : ok(wanted.replay);
      if (!replay.ok) return replay;
      const film = await Film.develop(JSON.parse(JSON.stringify(replay.value)), this.#around.load);
      if (!film.ok) return film;
      // A finished match is looked at through its film from here on: it need not be held twice.
      if ('match' in wanted) this.#sittings.delete(wanted.match);
      this.#film = film.value;
      const { length, hasPictures } = film.value;
      const { game, options } = film.value.replay;
      return ok({ game, options, length, hasPictures });
    },
    frame: async ({ step }) => this.#filmed((film) => film.frame(step)),
    picture: async ({ step, eyes, from }) => {
      const picture = this.#filmed((film) => film.picture(step, eyes, from));
      return picture.ok ? picture.value : picture;
    },
    events: async ({ from, to }) =>
      this.#filmed((film) => {
        const last = Math.min(to, film.length, from + MOST_STEPS);
        return Array.from({ length: Math.max(0, last - from + 1) }, (_, i) => film.eventsOf(from + i));
      }),
    check: () => this.#check(),
    recording: async () => this.#filmed(({ replay }) => replay),
    playOn: async ({ step, seat, bot }) => {
      if (!this.#film) return err(refusal('replay/not-open'));
      const { replay } = this.#film;
      const entry = await this.#around.load(replay.game);
      if (!entry) return err(refusal('game/unknown'));
      const { seats } = entry.game;
      if (!seats.includes(seat)) return err(refusal('seats/unknown', { seats }));
      if (!isOpponent(entry, bot)) return err(refusal('bot/unknown'));
      const commands = commandsUpTo(entry, replay, step);
      if (!commands.ok) return commands;
      const { game, rules, options, seed } = replay;
      const sitting = { seat, ...(bot !== undefined && { bot }), playedOn: step };
      return this.#keep({ game, rules, options, seed, ...sitting }, commands.value);
    },
    forget: async ({ match: id }) => {
      this.#sittings.delete(id);
      await this.#around.shelf.remove(id);
      return ok(undefined);
    },
  };

  #filmed<T>(use: (film: Film) => T): Result<T, Refusal> {
    return this.#film ? ok(use(this.#film)) : err(refusal('replay/not-open'));
  }

  async #check(): Promise<Result<Answers['check'], Refusal>> {
    const film = this.#film;
    const steps = film?.check();
    for (let n = 1; steps && this.#film === film; n++) {
      const step = steps.next();
      if (step.done) return ok({ verdict: step.value, length: film!.length });
      if (n % STEPS_AT_ONCE === 0) await this.#around.pause();
    }
    return err(refusal('replay/not-open'));
  }

  async #create({
    game,
    options,
    bot,
    seat,
    seed: wished,
  }: Questions['create']): Promise<Result<Answers['create'], Refusal>> {
    const entry = await this.#around.load(game);
    if (!entry) return err(refusal('game/unknown'));
    if (!isOpponent(entry, bot)) return err(refusal('bot/unknown'));
    const seed = wished ?? this.#around.seed();
    const { seats, rules } = entry.game;
    const wanted = seat === undefined ? tossed(seed, seats.length) : [seats.indexOf(seat)];
    if (wanted.includes(-1)) return err(refusal('seats/unknown', { seats }));
    const opening = openingFor(entry, options, bot, wanted);
    if (!opening.ok) return opening;
    return this.#keep({
      game,
      rules,
      options: opening.value.options,
      seed,
      seat: seats[opening.value.seat]!,
      ...(bot !== undefined && { bot }),
    });
  }

  async #keep(
    begun: Omit<Kept, 'id' | 'created'>,
    commands: readonly KeptCommand[] = [],
  ): Promise<Result<Answers['create'], Refusal>> {
    // Of a seed of its own: several matches may be played from the same one.
    const id = `l${this.#around.seed().slice(-40, -24)}`;
    await this.#around.shelf.put({ ...begun, id, created: this.#around.now() }, commands);
    return ok({ match: id });
  }

  /** A match in memory, or rebuilt from its commands. */
  async #sit(id: string): Promise<Result<Sitting, Refusal>> {
    const there = this.#sittings.get(id);
    if (there) return ok(there);
    const kept = await this.#around.shelf.get(id);
    if (!kept) return err(refusal('match/not-found'));
    const entry = await this.#around.load(kept.game);
    if (!entry) return err(refusal('game/unknown'));
    if (entry.game.rules !== kept.rules) return err(refusal('match/other-rules'));
    const table = new Table(entry, kept.options, kept.seed);
    const commands = await this.#around.shelf.commands(id);
    const named = commands.flatMap(({ actor: name, command }) => {
      const actor = actorNamed(entry.game, name);
      return actor === undefined ? [] : [{ actor, command }];
    });
    if (named.length < commands.length || !table.restore(named).ok) return err(refusal('match/broken'));
    const sitting: Sitting = { entry, table, person: entry.game.seats.indexOf(kept.seat), kept, made: commands.length };
    this.#sittings.set(id, sitting);
    return ok(sitting);
  }

  async #command(id: string, n: number, json: Typed): Promise<Result<Answers['command'], Refusal>> {
    const sat = await this.#sit(id);
    if (!sat.ok) return sat;
    const sitting = sat.value;
    if (n !== sitting.table.count(sitting.person)) return err(refusal('command/stale'));
    const command = match(sitting.entry.game).readCommand(json);
    if (!command.ok) return command;
    const done = await this.#act(sitting, sitting.person, command.value);
    return done.ok ? ok({ n, next: n + 1 }) : done;
  }

  async #act(sitting: Sitting, actor: Actor, command: Typed): Promise<Result<undefined, Refusal>> {
    const { table, person, entry, kept } = sitting;
    const before = table.history(person).length;
    const done = table.act(actor, command);
    if (!done.ok) return done;
    const { outcome } = table;
    const row = { actor: actorName(entry.game, actor), command };
    if (!(await this.#around.shelf.append(kept.id, sitting.made, row, outcome && { ...kept, outcome }))) {
      // What this tab has in memory is not what was played: the next question rebuilds it.
      this.#sittings.delete(kept.id);
      return err(refusal('command/stale'));
    }
    sitting.made++;
    const events = table.history(person).slice(before);
    if (events.length > 0) this.#around.tell({ type: 'news', match: kept.id, events });
    return ok(undefined);
  }

  /** Everything that does not wait for the person: what the arena owes, then the bots. */
  async #goOn(id: string): Promise<void> {
    const sitting = this.#sittings.get(id);
    if (!sitting) return;
    for (let next = nextOf(sitting); next; next = nextOf(sitting)) {
      const done = await this.#act(sitting, next.actor, next.command);
      if (!done.ok && done.error.code === 'command/stale') return;
      invariant(done.ok, `${sitting.kept.bot ?? 'the arena'} plays by the rules`);
    }
  }

  async #summary(kept: Kept): Promise<Summary | undefined> {
    const entry = await this.#around.load(kept.game);
    if (!entry) return undefined;
    const { rules: _, seed, outcome, ...about } = kept;
    return { ...about, ...(outcome && { outcome: writeOutcome(entry.game, outcome) }) };
  }
}

/** A solitary game has none. */
const isOpponent = (entry: AnyEntry, bot: string | undefined): boolean =>
  bot === undefined ? entry.solitary === true : entry.bots.some(({ name }) => name === bot);

/** All seats, in an order that the last digits of the seed decide: they are as good as a coin. */
const tossed = (seed: Seed, seats: number): readonly Seat[] => {
  const first = Number.parseInt(seed.slice(-2), 16) % seats;
  return Array.from({ length: seats }, (_, index) => (first + index) % seats);
};

/** What happens next without the person, or undefined if it is the person who has to act, or nobody. */
function nextOf({ table, entry, person, kept }: Sitting): { actor: Actor; command: Typed } | undefined {
  const owed = table.owed;
  if (owed) return { actor: 'arena', command: owed };
  const bot = entry.bots.find(({ name }) => name === kept.bot);
  for (const seat of entry.game.seats.keys()) {
    const command = bot && seat !== person ? table.botCommand(seat, bot) : undefined;
    if (command) return { actor: seat, command };
  }
  return undefined;
}

function seenBy({ table, person, kept, entry }: Sitting): Answers['watch'] {
  return {
    match: kept.id,
    game: kept.game,
    seat: kept.seat,
    n: table.count(person),
    options: kept.options,
    ...(kept.playedOn !== undefined && { playedOn: kept.playedOn }),
    sitters: entry.game.seats.map((seat) => ({
      seat,
      ...(seat !== kept.seat && kept.bot !== undefined && { bot: kept.bot }),
    })),
    view: table.matchView(person),
    // A copy: the table goes on writing to its own.
    told: [...table.history(person)],
  };
}
