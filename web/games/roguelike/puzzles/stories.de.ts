import type { Stories } from './stories.ts';

export const stories: Stories = {
  line: {
    title: 'Schulter an Schulter',
    goal: 'Stell zwei Fußsoldaten so auf, dass der dritte durch die Formation 4 Rüstung gewinnt.',
    hint: 'Infanterie wird von links, rechts und hinten gestützt. Nur zwei davon geben 2 Rüstung.',
    lesson: 'Infanterie links und rechts gibt je 2 Rüstung, aber nur gegen Schläge von vorn.',
  },
  box: {
    title: 'Das enge Karree',
    goal: 'Vervollständige die Formation: Der Schwertkämpfer in der Mitte soll 5 Rüstung und 25 Entschlossenheit mehr haben.',
    hint: 'Jemand muss hinter ihm stehen.',
    lesson: 'Ist auch der Rücken gedeckt, erreicht der Bonus seine Grenze: 5 Rüstung und 25 Entschlossenheit.',
  },
  lane: {
    title: 'Freie Bahn',
    goal: 'Stell den Ritter so auf, dass sein Ansturm auf den Zombie vier Felder lang ist.',
    hint: 'Ein Ansturm braucht eine gerade, freie Linie. Jedes Feld bringt 20 % mehr Schaden.',
    lesson: 'Hinter einer Lücke in der eigenen Reihe läuft der Ritter vier Felder: 80 % mehr Schaden.',
  },
  one_for_two: {
    title: 'Einer für zwei',
    goal: 'Stell einen Fußsoldaten so auf, dass keiner der beiden Verdammnisritter seinen Bogenschützen anstürmen kann.',
    hint: 'Ein Ansturm darf an keinem anderen Feind vorbei, außer auf dem letzten Feld.',
    lesson: 'Zwischen beiden Bahnen hält der Fußsoldat Felder von beiden und verhindert beide Anstürme.',
  },
  two_lanes: {
    title: 'Gerade und schräg',
    goal: 'Stell zwei Fußsoldaten so auf, dass der Verdammnisritter weder den Bogenschützen noch den Priester anstürmen kann.',
    hint: 'Anstürme gehen in alle acht Richtungen. Wo verläuft die schräge Linie zum Priester?',
    lesson: 'Wer in der Bahn steht oder neben einem ihrer Felder, nimmt ihr den Ansturm.',
  },
  spears: {
    title: 'Lass ihn kommen',
    goal: 'Der Ritter wird den Speerträger anstürmen. Lass den Ansturm an den Speeren brechen; neben dem Bogenschützen darf kein Feind stehen.',
    hint: 'Der Speerträger muss dort stehen, wo der Ritter ihn erreicht und vom Bogenschützen fernbleibt.',
    lesson: 'Ein Speerwall nimmt einem Ansturm den ganzen Bonus und schlägt zuerst zu.',
  },
  kill_zone: {
    title: 'Todeszone',
    goal: 'Der Ghul läuft geradewegs auf die Bogenschützen zu. Halte ihn auf, bevor er neben einem steht.',
    hint: 'Ein wachsamer Speerträger hält jeden auf, der ein Feld neben ihm betritt.',
    lesson: 'Speere halten einen Läufer dort auf, wo er in ihre Reichweite kommt. Dahinter wird in Ruhe geschossen.',
  },
  counter_charge: {
    title: 'Entgegenreiten',
    goal: 'Stell den wachsamen Ritter so auf, dass er dem Ghul unterwegs entgegenreitet und ihn danach noch einmal schlagen kann.',
    hint: 'Er schlägt auf dem ersten Feld neben ihm zu. Der Ghul läuft weiter: Wo endet sein Weg?',
    lesson: 'Wachsame Reiterei schlägt mit voller Kraft zu, hält aber niemanden auf.',
  },
  overwatch: {
    title: 'Durch die Lücke',
    goal: 'Stell den wachsamen Musketier so auf, dass er unterwegs auf den Vampir schießt.',
    hint: 'Ein gerader Schuss braucht eine freie Linie; er fällt, sobald der Vampir in Reichweite und zu sehen ist.',
    lesson:
      'Ein Schuss aus der Wache kostet Munition und bremst das Ziel. Hinter Verbündeten sieht eine Muskete nichts.',
  },
  gap: {
    title: 'Schachbrett aus Feuer',
    goal: 'Stell beide Musketiere so auf, dass jeder freie Sicht auf seinen eigenen Zombie hat.',
    hint: 'Such die Lücken in der ersten Reihe.',
    lesson: 'Musketiere schießen durch Lücken. Eine geschlossene Front verdeckt ihr eigenes Feuer.',
  },
  cover: {
    title: 'In Deckung',
    goal: 'Stell den Fußsoldaten so auf, dass der Musketier nicht auf den Priester schießen kann.',
    hint: 'Jedes Feld der Linie vom Schützen zum Ziel muss frei sein.',
    lesson: 'Wer in der Linie steht, hält gerade Schüsse auf. Pfeile wären darüber hinweggeflogen.',
  },
  out_of_reach: {
    title: 'Schießen und heil bleiben',
    goal: 'Der Bogenschütze schießt, dann ist der Ghul am Zug. Der Schütze darf weder getroffen noch gebunden werden.',
    hint: 'Der Schütze reicht 4 Schritte weit. Der Ghul läuft 2 und beißt in die acht Felder um sich.',
    lesson: 'Schützen leben am äußersten Rand ihrer Reichweite.',
  },
  flank: {
    title: 'Von hinten',
    goal: 'Der Templer ist schnell und dem Fußsoldaten zugewandt. Lass den Schwertkämpfer zuschlagen, ohne dass er antwortet.',
    hint: 'Wer von vorn gebunden ist, bleibt diesem Feind zugewandt.',
    lesson: 'Auf einen Schlag in Flanke oder Rücken folgt keine Antwort, und er kostet 12 Entschlossenheit mehr.',
  },
  surrounded: {
    title: 'Von allen Seiten',
    goal: 'Stell zwei Fußsoldaten so auf, dass der erschütterte Streiter zu Beginn seines Zugs flieht.',
    hint: 'Drei Feinde auf Nachbarfeldern kosten 20 Entschlossenheit.',
    lesson: 'Drei Feinde neben einer Einheit nehmen ihr zu Beginn jedes ihrer Züge 20 Entschlossenheit.',
  },
  holy_light: {
    title: 'Heiliges Licht',
    goal: 'Stell den Hierophanten so auf, dass der Geist nicht mehr ausweicht, den Hierophanten aber nicht bindet.',
    hint: 'Das Heilige Licht reicht zwei Schritte weit. Schräge Nachbarn sind zwei Schritte entfernt und doch in Kontakt.',
    lesson: 'Im Heiligen Licht sind Geister so leicht zu treffen wie alle anderen.',
  },
  banner: {
    title: 'Im Blick der Fahne',
    goal: 'Stell den Offizier so auf, dass beide Schwertkämpfer durch seine Fahne Entschlossenheit gewinnen.',
    hint: 'Die Fahne reicht zwei Schritte weit, schräg gezählt als zwei.',
    lesson: 'Im Zug ihres Trägers gibt die Fahne allen im Umkreis von zwei Schritten 5 Entschlossenheit.',
  },
  convoy: {
    title: 'Leichenzug',
    goal: 'Drei Zombies zerfallen. Stell den Leichenkarren so auf, dass keiner von ihnen LP verliert.',
    hint: 'Der entweihte Boden reicht nur einen Schritt weit.',
    lesson: 'Wer neben einem Leichenkarren zerfällt, verliert nichts.',
  },
  icy_grave: {
    title: 'Kalte Hände',
    goal: 'Stell die Todesfee so auf, dass der Streiter nur schwach zurückschlägt und sie nicht bindet.',
    hint: 'Das eisige Grab nimmt im Umkreis von zwei Schritten 10 Initiative. Langsamere schlagen mit halber Kraft zurück.',
    lesson: 'Die Initiative entscheidet, wie hart zurückgeschlagen wird, und die Kälte nimmt 10 davon.',
  },
  supply: {
    title: 'Nachschub',
    goal: 'Stell den Versorgungswagen so auf, dass beide Schützen zwei Schuss zurückbekommen.',
    hint: 'Er muss direkt neben beiden stehen, nicht schräg.',
    lesson: 'Ein Versorgungswagen direkt neben einem Schützen gibt ihm zwei Schuss pro Zug.',
  },
  checkerboard: {
    title: 'Schachbrett',
    goal: 'Der Schwertkämpfer in der Mitte brennt. Stell die anderen drei so auf, dass keiner Feuer fängt.',
    hint: 'Feuer geht auf die vier Felder daneben über, nicht auf die schrägen.',
    lesson: 'Auf dem Schachbrett findet eine Ansteckung keinen Nachbarn. Eine Formation gibt es dann auch nicht.',
  },
  chain: {
    title: 'Kettenreaktion',
    goal: 'Stell deine drei Zombies so auf, dass das Feuer von links den feindlichen Zombie rechts erreicht.',
    hint: 'Jeder steckt zu Beginn seines Zugs die Nachbarn an. Lass keine Lücke.',
    lesson: 'Feuer nimmt jeden Nachbarn, Freund oder Feind. Hier gelingt jeder Wurf.',
  },
  plague: {
    title: 'Nicht so dicht',
    goal: 'Der Bogenschütze tötet den Pestträger. Keine deiner beiden Figuren darf krank werden.',
    hint: 'Sein Tod steckt alle acht Felder um ihn an.',
    lesson: 'Pestträger tötet man von weitem, und auch die anderen bleiben weg.',
  },
  grief: {
    title: 'Aus den Augen',
    goal: 'Der Fußsoldat wird fallen. Stell beide Bogenschützen so auf, dass keiner deshalb Entschlossenheit verliert.',
    hint: 'Ein Tod erschüttert Verbündete im Umkreis von drei Schritten.',
    lesson: 'Ein gefallener Verbündeter kostet Nachbarn 15 Entschlossenheit und alle im Umkreis von drei Schritten 8.',
  },
  rotation: {
    title: 'Wachablösung',
    goal: 'Die Rüstung des vorderen Ritters ist verschlissen. Stell den frischen so auf, dass sie die Plätze tauschen.',
    hint: 'Getauscht wird mit einem Verbündeten direkt daneben.',
    lesson: 'Ein Verteidiger mit verschlissener Rüstung tauscht von selbst mit einem frischen neben ihm.',
  },
};
