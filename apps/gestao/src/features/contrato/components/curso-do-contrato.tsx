/** What was reported of the course: the history for everybody, and the report itself for the institution (ADR 0158). */
import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import {
  ACONTECIMENTOS_DO_CURSO,
  type AcontecimentoDoCurso,
  CONSEQUENCIA_DO_ACONTECIMENTO,
  ROTULO_DO_ACONTECIMENTO_DO_CURSO,
} from '@credito/domain/razao/vida-do-curso';
import { dataEmSaoPaulo, formatarMomento } from '@credito/domain/tempo/data';
import { agora } from '@credito/ui/aparelho/relogio';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Botao } from '@credito/ui/botao/botao';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { Selecao } from '@credito/ui/selecao/selecao';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../sessao/api.ts';
import { consultas } from '../../../sessao/consultas.ts';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { usePode } from '../../../sessao/use-sessao.ts';
import { DialogoDeFormulario } from '../../../tela/dialogo-de-formulario.tsx';
import estilos from './secao.module.css';

const OPCOES = ACONTECIMENTOS_DO_CURSO.map((valor) => ({
  valor,
  texto: ROTULO_DO_ACONTECIMENTO_DO_CURSO[valor],
}));

export function CursoDoContrato({ contrato }: { contrato: ContratoDaGestao }) {
  const { vidaDoCurso: curso, codigo } = contrato;
  const informa = usePode('contratos-da-instituicao') && codigo === 'EFE';
  const [aberto, setAberto] = useState(false);
  if (curso.length === 0 && !informa) return null;
  return (
    <section className={estilos.secao} aria-label="O que aconteceu com o curso">
      <h2>O que aconteceu com o curso</h2>
      {informa ? (
        <div className={estilos.acoes}>
          <Botao compacto variante="secundario" onClick={() => setAberto(true)}>
            Informar sobre o curso
          </Botao>
        </div>
      ) : null}
      {curso.length === 0 ? <p>Nada foi informado.</p> : null}
      {curso.map((item) => (
        <div key={item.id}>
          <p>
            <strong>{`${item.rotulo}: ${item.rotuloDoEstado.toLowerCase()}`}</strong>
          </p>
          <p>{item.descricao}</p>
          <p className={estilos.nota}>
            {`${item.motivo} (${item.quem}, ${formatarMomento(new Date(item.em))})`}
          </p>
          {item.explicacao ? <p>{`Resposta da equipe: ${item.explicacao}`}</p> : null}
        </div>
      ))}
      {aberto ? <Formulario contrato={contrato} aoFechar={() => setAberto(false)} /> : null}
    </section>
  );
}

interface Valores {
  acontecimento: AcontecimentoDoCurso | '';
  em: string;
  motivo: string;
}

function Formulario({ contrato: { id }, aoFechar }: { contrato: ContratoDaGestao; aoFechar: () => void }) {
  const hoje = dataEmSaoPaulo(agora());
  const { valores, mudar, apagar } = useRascunho<Valores>(`curso do contrato ${id}`, {
    acontecimento: '',
    em: hoje,
    motivo: '',
  });
  const informar = useMutation({
    mutationFn: ({ acontecimento, em, motivo }: Valores) =>
      api('POST /gestao/contratos/{id}/curso', {
        params: { id },
        // An empty choice is refused by the server, with its sentence beside the field.
        body: { acontecimento: acontecimento as AcontecimentoDoCurso, em, motivo },
      }),
    onSuccess: () => {
      mostrarToast({ texto: 'Informado. A equipe do crédito confere e confirma.', tom: 'sucesso' });
      apagar();
      aoFechar();
      return consultas.invalidateQueries({ queryKey: ['contrato', id] });
    },
  });
  const recusas = useRecusas(informar.error, valores);
  return (
    <DialogoDeFormulario
      titulo="Informar sobre o curso"
      confirmar="Informar"
      falha={recusas.geral}
      enviando={informar.isPending}
      aoEnviar={() => informar.mutate(valores)}
      aoFechar={aoFechar}
    >
      <Selecao
        rotulo="O que aconteceu"
        vazio="Escolha"
        opcoes={OPCOES}
        value={valores.acontecimento}
        erro={recusas.de('acontecimento')}
        onChange={({ currentTarget }) =>
          mudar({ acontecimento: currentTarget.value as Valores['acontecimento'] })
        }
      />
      {valores.acontecimento === '' ? null : <p>{CONSEQUENCIA_DO_ACONTECIMENTO[valores.acontecimento]}</p>}
      <CampoTexto
        rotulo="Dia"
        type="date"
        value={valores.em}
        erro={recusas.de('em')}
        onChange={({ currentTarget }) => mudar({ em: currentTarget.value })}
      />
      <AreaDeTexto
        rotulo="Explicação"
        rows={3}
        maxLength={500}
        value={valores.motivo}
        erro={recusas.de('motivo')}
        onChange={({ currentTarget }) => mudar({ motivo: currentTarget.value })}
      />
      <p>Vale quando alguém da equipe do crédito confirmar. O estudante e os fiadores são avisados então.</p>
    </DialogoDeFormulario>
  );
}
