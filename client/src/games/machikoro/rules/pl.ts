import type { Rules } from "../../rules";

export default {
  lead: "Rzucaj, zarabiaj, buduj: wygrywa ten, kto pierwszy wzniesie wszystkie nieruchomości specjalne swojego miasta.",
  sections: [
    {
      id: "goal",
      title: "O co chodzi",
      parts: [
        "Rządzisz małym miastem, w którym są pole pszenicy i piekarnia. Każdy rzut kostkami przynosi dochód nieruchomościom. Za monety budujesz kolejne, a w końcu **nieruchomości specjalne**: cztery w grze podstawowej, sześć z Machi Koro Plus. Kto pierwszy ma je wszystkie, od razu wygrywa.",
      ],
    },
    {
      id: "cards",
      title: "Cztery kolory kart",
      parts: [
        "Każda nieruchomość ma liczbę lub zakres: działa, gdy wypadnie taka suma na kostkach. Przy dwóch kostkach liczy się tylko suma, nie każda kostka osobno. **Kolor mówi, dla kogo.**",
        { picture: "colours" },
        "Każda karta działa tyle razy, ile masz jej egzemplarzy: dwie piekarnie płacą dwa razy. Niektóre karty płacą za inne twoje karty; ich tekst je wymienia.",
      ],
    },
    {
      id: "setup",
      title: "Przygotowanie",
      parts: [
        "Każdy zaczyna z polem pszenicy, piekarnią i 3 monetami. Zaczyna gracz na pierwszym miejscu. Nieruchomości specjalne nie są jeszcze wybudowane. W puli leży po sześć kart każdego niebieskiego, zielonego i czerwonego rodzaju i po pięć fioletowych. Monety w banku nigdy się nie kończą; monety wszystkich są jawne.",
      ],
    },
    {
      id: "income",
      title: "Twoja tura: rzut i dochód",
      parts: [
        "Rzuć jedną kostką. Z **dworcem kolejowym** za każdym razem wybierasz, czy jedną, czy dwiema.",
        "Potem działają karty, zawsze w tej kolejności:",
        {
          steps: [
            "**Czerwone.** Płacisz innym za ich czerwone karty: przeciwnie do ruchu wskazówek zegara, zaczynając od gracza, który gra przed tobą, każdemu, póki starcza monet. Reszta długu przepada.",
            "**Niebieskie i zielone.** Niebieskie karty wszystkich graczy płacą z banku, a także twoje własne zielone.",
            "**Fioletowe.** Twoje własne fioletowe karty zabierają innym, nigdy więcej, niż mają. Przy 6 najpierw stadion, potem stacja telewizyjna, potem centrum biznesowe.",
          ],
        },
        {
          example:
            "Nie masz monet i wyrzucasz 3, mając dwie piekarnie; inny gracz ma kawiarnię. Za kawiarnię nic nie płacisz, a potem piekarnie dają ci 2.",
        },
        {
          example:
            "Masz 3 monety i wyrzucasz 3. Następny gracz ma trzy kawiarnie, poprzedni dwie: poprzedni dostaje 2 monety, następny ostatnią.",
        },
      ],
    },
    {
      id: "build",
      title: "Twoja tura: budowa",
      parts: [
        "Możesz wybudować **jedną** rzecz: nieruchomość z puli albo nieruchomość specjalną. Zapłać jej cenę do banku. Możesz też nic nie budować. Każdej fioletowej karty możesz mieć tylko jedną.",
        "Potem gra następny gracz.",
      ],
    },
    {
      id: "landmarks",
      title: "Nieruchomości specjalne",
      parts: ["To one dają zwycięstwo, a każda pomaga, gdy tylko stanie.", { picture: "landmarks" }],
    },
    {
      id: "details",
      title: "Warto wiedzieć",
      parts: [
        {
          list: [
            "**Centrum handlowe:** twoje piekarnie, sklepy spożywcze, kwiaciarnie i wszystkie czerwone karty dają za każdym razem o 1 więcej: piekarnia 2, sklep spożywczy 4, kawiarnia 2, restauracja 3, sushi bar 4, pizzeria i budka z hamburgerami po 2. Kwiaciarnia płaci po 2 za ogród kwiatowy. Wydawnictwa to nie dotyczy.",
            "**Wieża radiowa:** raz w turze możesz rzucić jeszcze raz tą samą liczbą kostek. Liczy się drugi rzut.",
            "**Park rozrywki:** dublet na dwóch kostkach daje po tej turze dodatkową, jeśli park stał już podczas rzutu. Dublet w dodatkowej turze nie daje trzeciej, chyba że wariant stanowi inaczej.",
            "**Centrum biznesowe:** wymiana jest dobrowolna. Fioletowych kart się nie wymienia, a obie strony muszą mieć co oddać.",
          ],
        },
      ],
    },
    {
      id: "all",
      title: "Wszystkie nieruchomości",
      parts: [{ picture: "cards" }],
    },
    {
      id: "plus",
      title: "Machi Koro Plus",
      parts: [
        "Plus dodaje dziesięć nieruchomości, dwie nieruchomości specjalne i **ratusz**. Teraz do zwycięstwa trzeba sześciu.",
        {
          list: [
            "**Ratusz:** każdy ma go od początku. Jeśli przed budową nie masz monet, weź 1 z banku. Nie można go kupić ani wymienić i nie liczy się do zwycięstwa.",
            "**Port:** jeśli masz 10 lub więcej, możesz dodać dokładnie 2, już po ewentualnym drugim rzucie. Nowa suma działa dla kart wszystkich graczy. Sushi bar, kuter makrelowy i kuter tuńczykowy działają tylko u właścicieli portu.",
            "**Lotnisko:** jeśli nic nie budujesz, dostajesz 10 monet, także w dodatkowej turze z parku rozrywki.",
            "**Kuter tuńczykowy:** gdy działa, gracz, którego jest tura, po wszystkich innych niebieskich i zielonych dochodach rzuca raz dwiema kostkami. Każdy właściciel z portem dostaje tę sumę za każdy kuter. Ten rzut nie ma innego działania.",
            "**Urząd skarbowy:** zabiera połowę monet, zaokrąglając w dół, wszystkim, którzy mają w tej chwili 10 lub więcej.",
            "**Wydawnictwo:** od każdego innego gracza po 1 monecie za każdą jego czerwoną kartę, piekarnię i kwiaciarnię oraz każdy sklep spożywczy.",
          ],
        },
        { picture: "plus" },
        {
          example:
            "Wypada 9: najpierw płaci się za restauracje, potem za kopalnie, a wtedy twój urząd skarbowy zabiera połowę tym, którzy mają 10 lub więcej: 10 od kogoś, kto ma 21.",
        },
      ],
    },
    {
      id: "options",
      title: "Warianty",
      parts: [
        {
          list: [
            "**Wszystkie karty** (domyślnie): wszystkie karty są dostępne od początku.",
            "**Dziesięć rodzajów:** wszystkie karty tworzą jedną potasowaną talię. Odkrywa się je, takie same na jeden stos, aż będzie dziesięć różnych rodzajów. Gdy jest ich mniej, od razu odkrywa się nowe, aż znów będzie dziesięć albo skończy się talia. Fioletowa karta, którą mają już wszyscy, znika z puli; tak zdecydowaliśmy, bo instrukcja o tym milczy.",
            "**Jedna dodatkowa tura** (domyślnie) albo **bez końca:** wtedy dublet w dodatkowej turze daje kolejną turę.",
          ],
        },
      ],
    },
  ],
} satisfies Rules;
