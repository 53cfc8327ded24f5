package malltest

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// program starts the mock and prints its address. It ends with its input, which the system closes when the tests end, however they end.
const program = `import('@mall/mock-server/child').catch(({ message }) => { console.error(message); process.exit(1); })`

const startLimit = time.Minute

// server is the mock of a test program. It starts at its first use.
type server struct {
	once  sync.Once
	url   string
	err   error
	input io.Closer
}

var shared server

func (server *server) address() (string, error) {
	server.once.Do(func() {
		if server.url = strings.TrimRight(os.Getenv("MALL_MOCK_URL"), "/"); server.url == "" {
			server.url, server.err = server.start()
		}
	})
	return server.url, server.err
}

func (server *server) start() (string, error) {
	command := exec.Command("node", "--eval", program)
	input, err := command.StdinPipe()
	if err != nil {
		return "", err
	}
	// The mock runs as long as the pipe is reachable.
	server.input = input
	output, err := command.StdoutPipe()
	if err != nil {
		return "", err
	}
	var reason bytes.Buffer
	command.Stderr = &reason
	if err := command.Start(); err != nil {
		return "", fmt.Errorf("the mock needs Node.js 22.15 or later: %w", err)
	}
	limit := time.AfterFunc(startLimit, func() { command.Process.Kill() })
	line, err := bufio.NewReader(output).ReadString('\n')
	if isLate := !limit.Stop(); err != nil {
		command.Wait()
		return "", failedStart(isLate, reason.String())
	}
	return strings.TrimSpace(line), nil
}

func failedStart(isLate bool, reason string) error {
	if isLate {
		return fmt.Errorf("the mock did not start within %s", startLimit)
	}
	advice := "Is it installed? npm install --save-dev ./mall-mock-server.tgz"
	return errors.New("the mock did not start: " + strings.TrimSpace(reason) + "\n" + advice)
}
