import type { FiadorDoEstudante } from '@credito/api/fiador.rotas';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { formatarMomento } from '@credito/domain/tempo/data';
import { agoraMs } from '@credito/ui/aparelho/relogio';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { CompartilharLink } from '../components/compartilhar-link.tsx';
import { Noticia } from '../components/noticia.tsx';
import { UmFiador } from '../components/um-fiador.tsx';
import { lembrarFiador } from '../fiador.queries.ts';
import { useAcao } from '../use-acao.tsx';

/** A reminder by us, once in 24 hours, or by the student's own hand at any time. */
export function LembreteDoFiadorScreen() {
  return <UmFiador>{(fiador) => <Lembrete fiador={fiador} />}</UmFiador>;
}

function Lembrete({ fiador }: { fiador: FiadorDoEstudante }) {
  const [, navegar] = useLocation();
  const [enviaEm, setEnviaEm] = useState<Date | null>(null);
  const acao = useAcao({ aoAtualizar: () => navegar('/inicio') });
  const nome = primeiroNome(fiador.nome);
  const espera = fiador.lembreteLiberadoEm;
  const podeLembrar = espera === null && fiador.situacao !== 'pronto';
  return (
    <Pagina titulo={`Lembrar ${nome}`} aoVoltar={() => navegar(`/status-fiador/${fiador.tipoPessoa}`)}>
      <Cartao titulo="Enviar por você">
        <p>Mandamos um e-mail e uma mensagem com o link. Entre 20h e 8h, a mensagem espera a manhã.</p>
        {enviaEm ? (
          <Noticia tom="sucesso">
            {`${
              enviaEm.getTime() > agoraMs() + 60_000
                ? `Lembrete marcado para ${formatarMomento(enviaEm)}.`
                : `Lembrete enviado para ${nome}.`
            } ${espera ? `O próximo pode sair em ${formatarMomento(new Date(espera))}.` : ''}`}
          </Noticia>
        ) : null}
        {espera && !enviaEm ? (
          <Aviso tom="informacao">{`Você já enviou um lembrete. O próximo pode sair em ${formatarMomento(new Date(espera))}.`}</Aviso>
        ) : null}
        {podeLembrar ? (
          <Botao
            largo
            icone={<Bell />}
            carregando={acao.ocupada}
            onClick={async () => {
              const lembrete = await acao.executar(() => lembrarFiador(fiador.pessoaId));
              if (lembrete) setEnviaEm(new Date(lembrete.enviaEm));
            }}
          >
            Enviar lembrete
          </Botao>
        ) : null}
      </Cartao>
      {fiador.convite ? (
        <Cartao titulo="Ou envie você mesmo">
          <CompartilharLink
            versao="lembrete"
            nome={fiador.nome}
            link={fiador.convite.link}
            email={fiador.contato?.email ?? null}
            discreto={podeLembrar}
          />
        </Cartao>
      ) : null}
      {acao.dialogos}
    </Pagina>
  );
}
