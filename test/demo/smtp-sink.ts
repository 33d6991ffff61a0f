import { createServer, type Socket } from 'node:net';

/** A mail server on a loopback port that stores received messages. */
export interface SmtpSink {
  readonly url: string;
  /** The received messages with headers and body. */
  readonly messages: string[];
  /** Resolves when the first message is received. */
  readonly received: Promise<void>;
  close(): Promise<void>;
}

interface SinkOptions {
  /** Makes the server refuse all senders. */
  readonly refuses?: boolean;
  /** Delays the confirmation of a message until it resolves. */
  readonly held?: Promise<void>;
}

/** Starts the mail server. */
export async function startSmtpSink(options: SinkOptions = {}): Promise<SmtpSink> {
  const messages: string[] = [];
  let take = () => {};
  const received = new Promise<void>((resolve) => {
    take = resolve;
  });
  const server = createServer((socket) => {
    converse(socket, options, (message) => {
      messages.push(message);
      take();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function converse(
  socket: Socket,
  { refuses, held }: SinkOptions,
  take: (message: string) => void,
): void {
  let pending = '';
  let message: string[] | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const command = (line: string) => {
    const [verb = ''] = line.toUpperCase().split(' ');
    if (verb === 'DATA') message = [];
    if (verb === 'QUIT') return socket.end('221 bye\r\n');
    if (verb === 'MAIL' && refuses) return say('550 no');
    return say(verb === 'DATA' ? '354 go on' : '250 ok');
  };
  const read = (line: string) => {
    if (!message) return command(line);
    if (line !== '.') return message.push(line);
    take(message.join('\n'));
    message = undefined;
    return Promise.resolve(held).then(() => say('250 taken'));
  };
  socket.setEncoding('utf8');
  socket.on('data', (text: string) => {
    const lines = (pending + text).split('\r\n');
    pending = lines.pop() ?? '';
    lines.forEach(read);
  });
  say('220 sink');
}
