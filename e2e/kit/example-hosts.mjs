// Loaded before each process of a production-mode stack: names below .example (RFC 2606) resolve to this machine.
import dns from 'node:dns'

const { lookup } = dns
dns.lookup = (host, ...rest) => lookup(host.endsWith('.example') ? '127.0.0.1' : host, ...rest)
