import { factions, spellbookOf, spells } from '@tactarium/games/roguelike/client';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/Button.tsx';
import { Page } from '../../../app/Page.tsx';
import { cardName } from '../names.ts';
import { Makeup } from '../parts/Makeup.tsx';
import { Picture } from '../parts/Picture.tsx';
import { UnitCard } from '../parts/UnitCard.tsx';
import { FactionSelect } from '../run/FactionSelect.tsx';
import { LeaderSelect } from '../run/LeaderSelect.tsx';
import { spellText } from '../texts.ts';
import { DeckPlaceNote } from './DeckPlaceNote.tsx';
import styles from './DecksPage.module.css';
import { cardsOf, DECK_SIZE, faultsOf, MOST_DECKS, readCode, type SavedDeck, writeCode } from './decks.ts';
import { useDecks } from './useDecks.ts';

/** What the button of a unit says when it is in the deck never, once or twice. */
const ADD = ['decks.add', 'decks.addAnother', 'decks.enough'] as const;

const bookOf = (faction: string, leader: string): readonly string[] =>
  spellbookOf(factions.find(({ id }) => id === faction)!, leader);

/** `/decks`: twelve units and two spells of a faction within RUN-19, kept in this browser, handed on as a short code. */
export function DecksPage(): ReactElement {
  const { t } = useTranslation('roguelike');
  const { decks, place, save: keep, forget } = useDecks();
  const [faction, setFaction] = useState('order');
  const found = factions.find(({ id }) => id === faction)!;
  const [leader, setLeader] = useState(`order/${Object.keys(found.leaders)[0]!}`);
  const [units, setUnits] = useState<readonly string[]>(() => starterOf('order'));
  const [known, setKnown] = useState<readonly string[]>(() =>
    bookOf('order', leader)
      .slice(0, 2)
      .map((spell) => `order/${spell}`),
  );
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [told, setTold] = useState('');
  const book = bookOf(faction, leader);
  const faults = faultsOf(units, known);

  const change = (next: string): void => {
    const first = `${next}/${Object.keys(factions.find(({ id }) => id === next)!.leaders)[0]!}`;
    setFaction(next);
    setUnits(starterOf(next));
    lead(first);
  };
  const lead = (next: string): void => {
    setLeader(next);
    const of = next.split('/')[0]!;
    setKnown(
      bookOf(of, next)
        .slice(0, 2)
        .map((spell) => `${of}/${spell}`),
    );
  };
  const open = (deck: Omit<SavedDeck, 'name'> & { readonly name?: string }): void => {
    setFaction(deck.faction);
    setLeader(deck.leader);
    setUnits(deck.cards.map(({ card }) => card.split('#')[0]!));
    setKnown(deck.spells);
    setName(deck.name ?? '');
  };
  const deck: SavedDeck = {
    name: name.trim() || t('decks.unnamed'),
    faction,
    leader,
    cards: cardsOf(units),
    spells: known,
  };
  const save = (): void => {
    const others = decks.filter((one) => one.name !== deck.name);
    if (others.length >= MOST_DECKS) return setTold(t('decks.full', { count: MOST_DECKS }));
    setTold(keep(deck) ? t('decks.saved', { name: deck.name }) : t('decks.blocked'));
  };
  const importCode = (): void => {
    const read = readCode(code, bookOf);
    if ('wrongAt' in read) return setTold(t('decks.wrong', { place: read.wrongAt }));
    open(read.deck);
    setTold(t('decks.read'));
  };
  const count = (unit: string): number => units.filter((one) => one === unit).length;
  return (
    <Page wide title={t('decks.title')} lead={t('decks.lead')}>
      <DeckPlaceNote place={place} />
      {decks.length > 0 && (
        <section aria-labelledby="saved-decks" className={styles['saved']}>
          <h2 id="saved-decks">{t('decks.mine')}</h2>
          <ul>
            {decks.map((one) => (
              <li key={one.name}>
                <button type="button" onClick={() => open(one)}>
                  {one.name}
                </button>
                <Button
                  look="quiet"
                  onClick={() => setTold(forget(one) ? t('decks.forgot', { name: one.name }) : t('decks.blocked'))}
                >
                  {t('decks.forget')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <FactionSelect value={faction} onChange={change} />
      <LeaderSelect faction={faction} value={leader} onChange={lead} />
      <fieldset className={styles['spells']}>
        <legend>{t('decks.spells')}</legend>
        {book.map((spell) => {
          const id = `${faction}/${spell}`;
          const isKnown = known.includes(id);
          return (
            <label key={spell}>
              <input
                type="checkbox"
                checked={isKnown}
                onChange={() => setKnown(isKnown ? known.filter((one) => one !== id) : [...known, id].slice(-2))}
              />
              <Picture kind="spells" id={id} /> {spellText(spells.get(id)!)}
            </label>
          );
        })}
      </fieldset>
      <section className={styles['deck']} aria-labelledby="deck-cards">
        <h2 id="deck-cards">{t('decks.cards', { count: units.length, of: DECK_SIZE })}</h2>
        <ul>
          {cardsOf(units).map(({ card }, i) => (
            <li key={card}>
              <button
                type="button"
                title={t('decks.remove')}
                onClick={() => setUnits(units.filter((_, place) => place !== i))}
              >
                <Picture id={card} /> {cardName(card)}
              </button>
            </li>
          ))}
        </ul>
        <Makeup cards={units} />
        {faults.length > 0 && (
          <ul role="alert" className={styles['faults']}>
            {faults.map((fault) => (
              <li key={fault}>{t(`deckFault.${fault}`)}</li>
            ))}
          </ul>
        )}
        <div className={styles['keep']}>
          <label>
            {t('decks.name')} <input value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
          </label>
          <Button look="gold" disabled={faults.length > 0} onClick={save}>
            {t('decks.save')}
          </Button>
          {faults.length === 0 && (
            <label>
              {t('decks.code')}{' '}
              <input readOnly value={writeCode(deck, book)} onFocus={({ target }) => target.select()} />
            </label>
          )}
          <label>
            {t('decks.import')} <input value={code} onChange={({ target }) => setCode(target.value)} />
          </label>
          <Button onClick={importCode}>{t('decks.readCode')}</Button>
        </div>
        <p role="status">{told}</p>
      </section>
      <ul className={styles['pool']}>
        {Object.keys(found.units).map((key) => {
          const unit = `${faction}/${key}`;
          return (
            <li key={unit}>
              <UnitCard id={unit} brief>
                <Button
                  disabled={units.length >= DECK_SIZE || count(unit) >= 2}
                  onClick={() => setUnits([...units, unit])}
                >
                  {t(ADD[count(unit)] ?? 'decks.enough')}
                </Button>
              </UnitCard>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}

const starterOf = (faction: string): readonly string[] =>
  factions.find(({ id }) => id === faction)!.starter.map((unit) => `${faction}/${unit}`);
