import {
  type Command,
  cardAt,
  cardIn,
  costOf,
  project,
  refundOf,
  refusalOf,
  type View,
} from '@tactarium/games/roguelike/client';

/** The field as it will be once these commands are answered: a card lies where it was dropped, however slow the network is. */
export const ahead = (view: View, commands: readonly Command[]): View => commands.reduce(after, view);

/** Only placing and taking back are foretold. What is refused, or done already, changes nothing. */
function after(view: View, command: Command): View {
  if (refusalOf(view, command)) return view;
  if (command.type === 'unplace') return takenBack(view, command.card);
  if (command.type !== 'place') return view;
  const { card: id, at } = command;
  const card = cardIn(view, id)!;
  const there = cardAt(view, at);
  if (there?.card === id) return view;
  if (there && card.at)
    return project(view, { type: 'cards_exchanged', card: id, at, with: there.card, from: card.at });
  const free = there ? takenBack(view, there.card) : view;
  const paid = card.owned ? 0 : costOf(view, id);
  return project(free, { type: 'card_placed', card: id, at, paid, gold: free.gold - paid });
}

function takenBack(view: View, id: string): View {
  const refund = refundOf(view, cardIn(view, id)!);
  return project(view, { type: 'card_taken_back', card: id, refund, gold: view.gold + refund });
}
