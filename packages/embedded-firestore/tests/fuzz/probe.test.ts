import net from 'node:net';
import { it } from 'vitest';
import { createServer } from '../../src/server';
const PRE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'); const settings=Buffer.from([0,0,0,4,0,0,0,0,0]); const ping=Buffer.from([0,0,8,6,0,0,0,0,0,1,2,3,4,5,6,7,8]);
it('x', async () => {
  const server = await createServer({ log: console.log });
  const go=(name: string, parts: Buffer[], gap: number, fin: boolean)=>new Promise<void>(r=>{ const s=net.connect(server.port,'127.0.0.1'); const t0=Date.now(); let o=''; s.on('data',d=>o+=d.toString('hex')+' '); const t=setTimeout(()=>{console.log(name,'OPEN',o);s.destroy();r();},1500); s.on('close',()=>{clearTimeout(t);console.log(name,'closed',Date.now()-t0,o);r();}); s.on('error',()=>{});
   const w=([p,...q]: Buffer[])=>{ if(p===undefined){ if(fin) s.end(); } else s.write(p,()=>setTimeout(w,gap,q)); }; w(parts); });
  for (const gap of [0, 30]) for (const fin of [true,false]) {
    const n = `gap ${gap} fin ${fin} `;
    await go(n+'settings+ping', [PRE, settings, ping], gap, fin);
    await go(n+'together', [Buffer.concat([PRE, settings, ping])], gap, fin);
    await go(n+'half frame', [PRE, settings, Buffer.from([0,0,10,0])], gap, fin);
    await go(n+'lying', [PRE, settings, Buffer.from([0,1,10,0,0,0,0,0,1,1,1])], gap, fin);
    await go(n+'zeros', [PRE, settings, Buffer.alloc(20)], gap, fin);
    await go(n+'garbage', [PRE, Buffer.alloc(100,7)], gap, fin);
  }
  await server.close();
}, 60000);
