import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Certificate } from '@/domain/health/health';

const timeoutMs = 10_000;

/** The certificate with which this address answers, also one that has ended; null where it is not an https address. @throws if nothing answers */
export async function readCertificate(address: string): Promise<Certificate | null> {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'https:') return null;
  // nothing is sent or believed: browsers decide whether they trust it
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) });
    return { host: hostname, ends: Date.parse(socket.getPeerCertificate().valid_to) };
  } finally {
    socket.destroy();
  }
}
