module mall.example/consumer

go 1.19
