# The first game of Machi Koro, in English.

lesson-goal-title = The goal
lesson-goal = Welcome to your town! Whoever builds all four landmarks first wins: train station, shopping mall, amusement park and radio tower. They cost 4, 10, 16 and 22 coins. You have 3.
lesson-roll-title = The roll
lesson-roll = You own a wheat field, which pays on a 1, and a bakery, which pays on a 2 or 3. Every turn begins with a roll of the die. Here it comes!
lesson-build-title = Build one thing
lesson-build = A 3: your bakery pays 1 coin. Now you may build one thing. A convenience store costs 2 and pays you 3 whenever you roll a 4. Build it!
lesson-blue-title = Blue pays on every turn
lesson-blue = Green cards, such as bakery and store, pay on your own turn only. Blue ones, such as the wheat field, pay on everyone’s turn. Watch Rui roll.
lesson-red-title = Red takes from the roller
lesson-red = His 1 has paid both of you, and he has built a café. Red cards take coins from whoever rolls their number: if you roll a 3, you pay Rui 1 before your bakery pays you. Let’s roll.
lesson-twice-title = Two pay twice
lesson-twice = What bad luck: 1 coin for Rui, then 1 for you. Build a second convenience store. Two of a kind pay twice!
lesson-purple-title = Purple takes from the others
lesson-purple = A 4: your two stores have paid 2 × 3 = 6 coins! Purple cards work on your own turn and usually take from the others. Build the stadium for 6.
lesson-stadium-title = Will it be a 6?
lesson-stadium = On a 6, your stadium takes 2 coins from every other player. Rui has 4. Roll!
lesson-save-title = Save your coins
lesson-save = A 6! Rui has paid you 2. The train station costs 4 and you have 3. You need not build every turn: build nothing and save.
lesson-station-title = Your first landmark
lesson-station = Rui’s 1 has brought you 1 coin and your own 4 another 6: that makes 10. Build the train station for 4, your first landmark!
lesson-dice-title = One die or two
lesson-dice = With the station you choose before every roll: one die or two. Two dice reach the strong cards from 7 to 12; your stores still wait for a 4. Try two.
lesson-mine-title = A card for two dice
lesson-mine = A 7 pays nothing yet. Build the mine for 6: it pays 5 coins on a 9, whoever rolls.
lesson-later-title = A few rounds later
lesson-later = Now let’s skip a few rounds in which both of you go on building.
lesson-park-title = A double plays again
lesson-park = You have two more landmarks. The mall makes all your bread and cup cards pay 1 more, and with the park a double gives you another turn. Roll two dice!
lesson-again-title = Save once more
lesson-again = Double 4! Your furniture factory pays 9, and you will have another turn. The radio tower costs 22 and you have 12: build nothing yet.
lesson-win-title = The last landmark
lesson-win = Another 4: four stores at 4 coins each make 16, thanks to the mall. You have 28 coins. Build the radio tower, your fourth landmark!
lesson-won-title = You win!
lesson-won = All four landmarks stand and you win at once! Ready for a game of your own?
lesson-otherwise = You could do that as well. For this lesson, please choose what is marked.

# The other player, in the reader’s script.
player-Rui = Rui
