import type { Rules } from "../../rules";

export default {
  lead: "Otwieraj stoiska, przyprowadzaj klientów i w odpowiedniej chwili stawiaj obok restaurację: wygrywa ten, kto ma najwięcej monet, gdy rynek się zapełni.",
  sections: [
    {
      id: "market",
      title: "Rynek",
      parts: [
        "Rynek ma 25 pól: kolumny od **a** do **e** od lewej do prawej, rzędy od **1** do **5** z góry na dół. Na obu końcach każdego rzędu i każdej kolumny jest **wejście**, razem 20: **Na**–**Ne** u góry, **Sa**–**Se** u dołu, **W1**–**W5** po lewej, **E1**–**E5** po prawej.",
        {
          picture: "goods",
          text: "Stoisko sprzedaje jeden z pięciu towarów: ryby, kwiaty, pomidory, mięso albo winogrona. Kafli stoisk jest 35, po siedem każdego rodzaju.",
        },
        {
          picture: "restaurants",
          text: "Restauracja podnosi wartość stoisk obok. Każdy rodzaj ulepsza stoiska jednego typu, pub wszystkie. Każdego rodzaju są dwie.",
        },
        {
          picture: "customers",
          text: "Kafel klientów pokazuje od 1 do 4 klientów i to, czego chcą. Większość chce dwóch towarów, kafle z 4 klientami tylko jednego. Jest ich 35: po dziesięć z 1, 2 i 3 klientami oraz pięć z 4.",
        },
        "Każdy gracz ma osiem **drewnianych znaczników stoisk** w swoim kolorze, więc nikt nie może mieć na rynku więcej niż ośmiu stoisk.",
      ],
    },
    {
      id: "setup",
      title: "Przygotowanie",
      parts: [
        {
          list: [
            "Jeden pub odkłada się na bok. Pozostałe jedenaście restauracji układa się losowo na oznaczonych polach jako **zamknięte** (szarą stroną do góry).",
            "Trzy kafle stoisk z worka leżą **na planszy**. Każdy gracz dostaje jeszcze trzy; widzą je wszyscy.",
            "Kafle klientów tasuje się w czterech stosach według liczby klientów. Z każdego stosu **dostępne** są trzy kafle.",
            "Każdy zaczyna z 1 monetą. Zaczyna gracz na pierwszym miejscu, potem grają kolejne miejsca. Przy czterech graczach ostatni w kolejności dostaje też odłożony pub.",
          ],
        },
      ],
    },
    {
      id: "turn",
      title: "Twoja tura",
      parts: [
        "W swojej turze wykonujesz dokładnie jedną z czterech akcji:",
        {
          list: [
            "**otwierasz stoisko**,",
            "**przyprowadzasz klientów**,",
            "**otwierasz restaurację**, którą masz,",
            "**bierzesz monetę**.",
          ],
        },
        "Jeśli twoje trzy kafle stoisk są takie same, możesz je przedtem wymienić: najpierw losujesz trzy nowe, potem wkładasz stare do worka. Jeśli nowe też są takie same, możesz wymienić ponownie. W worku muszą być co najmniej trzy kafle, nie wszystkie z tym samym towarem, a ty musisz mieć jeszcze drewniany znacznik stoiska.",
      ],
    },
    {
      id: "stall",
      title: "Otwarcie stoiska",
      parts: [
        "Połóż jeden ze swoich trzech kafli na polu bez stoiska i bez otwartej restauracji i postaw na nim drewniany znacznik stoiska. Jeśli leży tam **zamknięta restauracja**, zabierz ją: otworzysz ją później.",
        "Kosztuje to 1 monetę za każde stoisko w rzędzie albo w kolumnie, **tam, gdzie jest ich więcej**, razem z nowym.",
        {
          picture: "cost",
          text: "W rzędzie są już dwa stoiska, w kolumnie jedno: nowe jest trzecie w rzędzie i kosztuje 3.",
        },
        "Klienci, którzy już stoją na czterech końcach jego rzędu i kolumny i chcą tego towaru, od razu płacą nowemu stoisku. Ten dochód dostajesz **przed** zapłatą: wystarczy, że monety razem z nim pokryją koszt.",
        {
          example:
            "Stoisko, które byłoby czwarte w rzędzie, kosztuje 4. Jeśli od razu zarabia 16, możesz je otworzyć nawet bez żadnej monety i zostanie ci 12.",
        },
        "Potem weź jeden kafel z planszy; wolne miejsce uzupełnia się z worka. Jeśli leżą tam trzy takie same, możesz je najpierw wymienić, pod tym samym warunkiem co do worka. Gdy worek jest pusty, nic się nie uzupełnia; gdy na planszy też nic nie leży, nic nie bierzesz.",
      ],
    },
    {
      id: "customers",
      title: "Przyprowadzenie klientów",
      parts: [
        "Połóż dowolny dostępny kafel klientów przy wolnym wejściu. W jego rzędzie lub kolumnie musi być",
        {
          list: [
            "co najmniej **tyle stoisk, ilu klientów ma kafel**, obojętnie czyich, oraz",
            "co najmniej jedno **twoje** stoisko z towarem, którego chcą.",
          ],
        },
        "Każde stoisko w linii z poszukiwanym towarem zarabia dla swojego właściciela, **stoiska innych też**. Kafle uzupełnia się z tego samego stosu, póki starczy.",
        {
          picture: "line",
          text: "Dwóch klientów chce kwiatów i ryb. Obok kwiatów są pub i herbaciarnia, więc są warte 3: 2 × 3 = 6 monet. Obok ryb nie ma restauracji: 2 × 1 = 2 monety dla ich właściciela.",
        },
      ],
    },
    {
      id: "restaurant",
      title: "Otwarcie restauracji",
      parts: [
        "Połóż restaurację, którą masz, otwartą na polu bez stoiska i bez otwartej restauracji. Zamknięta, która tam leży, należy do ciebie. Dostajesz **1 monetę**.",
        "Odtąd każde pasujące stoisko obok jest więcej warte, czyjekolwiek jest. Nikt nie płaci ponownie: klienci, którzy już stoją, zapłacili.",
        "Restauracja, którą masz na koniec, kosztuje cię 1 monetę.",
      ],
    },
    {
      id: "coin",
      title: "Wzięcie monety",
      parts: [
        "Weź 1 monetę z banku. Jeśli wszyscy gracze zrobią to kolejno bez przerwy, gra od razu się kończy. W grze dwuosobowej każdy musi to zrobić dwa razy: cztery monety z rzędu. Wymiana kafli nie przerywa tej serii.",
      ],
    },
    {
      id: "value",
      title: "Ile zarabia stoisko",
      parts: [
        "Stoisko jest warte **1 i jeszcze 1 za każdą otwartą restaurację obok** (powyżej, poniżej, po lewej lub po prawej), która je ulepsza. Zarabia swoją wartość pomnożoną przez liczbę klientów.",
        {
          list: [
            "Gdy przychodzą **klienci**: każde pasujące stoisko w linii, jeden raz.",
            "Gdy otwiera się **stoisko**: tylko ono, raz za każdy pasujący kafel klientów na czterech końcach jego rzędu i kolumny.",
          ],
        },
        {
          picture: "value",
          text: "Stoisko rybne obok sushi baru jest warte 2. Jeden klient u góry i trzech po lewej chce ryb: 2 × 1 + 2 × 3 = 8 monet. Jeśli kosztuje 4, zostają 4.",
        },
      ],
    },
    {
      id: "end",
      title: "Koniec gry",
      parts: [
        "Warunek końca jest spełniony, gdy po turze",
        {
          list: [
            "położono stoisko lub restaurację i wolne są **najwyżej 4 pola** (zamknięta restauracja liczy się jako wolne pole) albo",
            "przyprowadzono klientów i wolne są **najwyżej 4 wejścia**.",
          ],
        },
        "Wszyscy pozostali mają wtedy jeszcze po jednej turze. Każda restauracja, którą ktoś jeszcze ma, kosztuje 1 monetę. Wygrywa ten, kto ma najwięcej monet; przy remisie ten, kto ma więcej stoisk na rynku; jeśli i to jest równe, zwycięstwo jest wspólne.",
      ],
    },
    {
      id: "options",
      title: "Warianty",
      parts: [
        {
          list: [
            "**Monety ukryte** (domyślnie): monety innych widać dopiero na końcu. **Monety jawne**: widać monety wszystkich.",
            "**Zamknięte restauracje widoczne** (domyślnie): szara strona pokazuje, co to jest. **Tajne**: wiadomo to dopiero, gdy ktoś zabierze kafel.",
          ],
        },
      ],
    },
    {
      id: "solo",
      title: "Kampania solo",
      parts: [
        "Dziewięć wyzwań dla jednego gracza, ze zwykłym przygotowaniem. **Nigdy nie wolno brać monety.** Wyzwanie kończy się, gdy spełniony jest warunek końca gry albo gdy nie masz już żadnego ruchu. Wynikiem są twoje monety na końcu, chyba że wyzwanie mówi inaczej.",
        "Każde wyzwanie daje 1, 2 lub 3 punkty sławy według trzech progów. Jeśli jeden ruch przyniesie co najmniej 32 monety, dostajesz 2 punkty więcej, raz w kampanii. Można więc zdobyć najwyżej 29.",
        { picture: "challenges" },
        {
          steps: [
            "**Specjalista.** Po przygotowaniu wybierz jeden towar. Zarabiają tylko jego stoiska. Restauracje nadal dają 1 monetę.",
            "**Długodystansowa gra.** Liczy się tylko to, co zapłaciły kafle z 4 klientami, bez monet z początku i bez odliczeń za restauracje.",
            "**Katering dla par.** Bez kafli z 3 i 4 klientami; najwyżej 2 stoiska w każdym rzędzie i każdej kolumnie.",
            "**Piąte koło.** Tylko kafle z 3 klientami. Zaczynasz z 4 monetami.",
            "**Ostatnie wezwanie.** Tylko po jednym losowym kaflu z 1, 2 i 3 klientami oraz cztery z 4. Żeby zdobyć punkty sławy, trzeba położyć co najmniej trzy kafle z 4 klientami.",
            "**Klienci w kolejce.** Tylko po jednym losowym kaflu z 1, 2, 3 i 4 klientami. Zaczynasz z 2 monetami. Kafel wolno położyć tylko tam, gdzie w rzędzie lub kolumnie jest wszystko, czego chcą klienci.",
            "**Tłok w Mercado.** Wszystkie 20 wejść jest zajętych: 1 klient na północy, 2 na wschodzie, 3 na południu, 4 na zachodzie. Kafel nic nie płaci, póki w jego linii jest mniej stoisk niż na nim klientów. Ze stoiskiem, które ją dopełnia, płaci za każde pasujące stoisko w linii, a potem za każde nowe. Ten dochód liczy się przy otwieraniu stoiska. Koniec po twoim ósmym stoisku.",
            "**Od jednego pubu do pubu.** Zaczynasz z odłożonym pubem. Stoisk i pubów nie wolno kłaść na zamknięte restauracje inne niż pub. (Inne restauracje wolno.) Zamknięte są tu zawsze widoczne.",
            "**Markiz z Lizbony.** Przy Na, Nc i Ne leżą losowe kafle z 1 klientem; z północy nikt więcej nie wchodzi, a Nb i Nd nie liczą się jako wolne. Stoiska wolno stawiać tylko w kolumnach a, c i e i tylko z towarem, którego chce klient na północy tej kolumny. Restauracje wolno stawiać wszędzie.",
          ],
        },
      ],
    },
    {
      id: "decided",
      title: "Co musieliśmy rozstrzygnąć",
      parts: [
        "Jakich towarów chcą kafle klientów i które pola są oznaczone dla restauracji, widać tylko na wydrukowanych elementach. Tutaj w każdym zestawie dziesięciu kafli każda para towarów występuje raz, a pięć kafli z 4 klientami chce po jednym towarze; oznaczone pola to a1, c1, b2, d2, a3, c3, e3, b4, d4, c5 i e5.",
      ],
    },
  ],
} satisfies Rules;
