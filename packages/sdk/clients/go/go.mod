module example.com/mall

go 1.18
