# The first game of Mercado de Lisboa, in English.

lesson-goal-title = The goal
lesson-goal = Welcome to the market! Whoever has the most coins at the end wins. You start with 1 coin, and so does Rui.
lesson-market-title = The market
lesson-market = Stalls and restaurants go on the 25 squares. Customers stand at the entrances, at both ends of every row and column, and shop along their whole line. Square b2, for example, is reached from W2, E2, Nb and Sb.
lesson-stall-title = Open a stall
lesson-stall = A stall costs 1 coin for every stall in its row or its column, whichever has more, itself included. On the empty market that is 1. Open your fish stall on b2!
lesson-take-title = Take a tile
lesson-take = A closed sushi bar lay on b2. It is yours now: keep it for later. After opening a stall you take a new tile from the display. Take the fish.
lesson-coin-title = There is always a coin
lesson-coin = Rui’s turn. A stall in your row would cost him 2 coins, and he has 1. So he simply takes a coin: that is always possible (except in solo challenges).
lesson-customers-title = Bring a customer
lesson-customers = Your purse is empty, so let’s bring customers. One customer needs one stall in the line, and one of your stalls must sell what they want. Place the tile with fish and meat at W2: your fish stall earns 1.
lesson-restaurant-title = Open a restaurant
lesson-restaurant = Now open your sushi bar on c2, right beside your fish. It pays 1 coin at once, and from now on every customer pays 2 instead of 1 for the fish on b2.
lesson-share-title = Customers pay everyone
lesson-share = There are two stalls in row 2, so two customers may come. At E2 they pay 2 × 2 = 4 for your fish, and 2 for Rui’s flowers as well: customers pay every stall that sells what they want.
lesson-line-title = A stall earns at once
lesson-line = A new stall earns at once from the customers who are already in its lines. Fish on d2 stands beside the sushi bar: 2 coins from W2 and 4 from E2. It costs 3, so you are 3 up. Open it!
lesson-closed-title = Take another fish
lesson-closed = There was a closed pub on d2, and you keep it. Your new tile: take another fish, the sushi bar likes it.
lesson-pub-title = Open the pub
lesson-pub = A pub makes all goods beside it worth more. Open it on d1, next to your fish: that is 1 coin again. And a restaurant that you still hold at the end would cost you 1.
lesson-value-title = One customer pays 3
lesson-value = With the sushi bar and the pub, the fish on d2 is worth 3. A single customer at Nd is enough: place the tile with fish and tomatoes there and earn 3.
lesson-end-title = How the game ends
lesson-end = The end comes when at most 4 squares are free or at most 4 entrances are empty: everyone else then has one last turn. It also comes when everyone takes coins one after the other. With two players, that is twice each.
lesson-finish-title = Take a coin
lesson-finish = There is still plenty to earn here, but let’s end the lesson this way. Rui has just taken a coin: take one too.
lesson-last-title = The last coin
lesson-last = That’s three coins in a row. Take the fourth, and the game is over.
lesson-won-title = You win!
lesson-won = You win 15 to 6! In a full game you open up to eight stalls. See you on the market!
lesson-otherwise = You could do that as well. For this lesson, please choose what is marked.

# The other player, in the reader’s script.
player-Rui = Rui
