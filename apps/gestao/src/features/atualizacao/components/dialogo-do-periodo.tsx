import { termoDoDia } from '@credito/domain/contrato/termo';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { preencha } from '@credito/domain/texto/falta';
import { agora } from '@credito/ui/aparelho/relogio';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { Selecao } from '@credito/ui/selecao/selecao';
import { useState } from 'react';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { DialogoDeFormulario } from '../../../tela/dialogo-de-formulario.tsx';
import estilos from '../atualizacao.module.css';
import { useCriarPeriodo } from '../atualizacoes.queries.ts';

/** The dates of a term's update; its first and last day, and until when it is taken late. */
export function DialogoDoPeriodo({ aoFechar }: { aoFechar: () => void }) {
  const [valor, setValor] = useState(() => {
    const { ano, semestre } = termoDoDia(dataEmSaoPaulo(agora()));
    return { ano: String(ano), semestre: String(semestre), abre: '', fecha: '', tardioAte: '' };
  });
  const [tentou, setTentou] = useState(false);
  const criar = useCriarPeriodo(aoFechar);
  const recusas = useRecusas(criar.error, valor);
  const erro = (campo: keyof typeof valor, rotulo: string) =>
    tentou && valor[campo] === '' ? preencha(rotulo) : recusas.de(campo);

  function marcar() {
    setTentou(true);
    const { ano, semestre, ...datas } = valor;
    if (Object.values(valor).includes('') || criar.isPending) return;
    criar.mutate({ ano: Number(ano), semestre: semestre === '1' ? 1 : 2, ...datas });
  }

  return (
    <DialogoDeFormulario
      titulo="Marcar período"
      confirmar="Marcar período"
      falha={recusas.geral}
      enviando={criar.isPending}
      largo
      aoEnviar={marcar}
      aoFechar={aoFechar}
    >
      <div className={estilos.corpo}>
        <CampoTexto
          rotulo="Ano"
          numeros
          inputMode="numeric"
          value={valor.ano}
          erro={erro('ano', 'Ano')}
          onChange={({ currentTarget }) =>
            setValor({ ...valor, ano: currentTarget.value.replace(/\D/g, '') })
          }
        />
        <Selecao
          rotulo="Semestre"
          opcoes={[
            { valor: '1', texto: '1º semestre' },
            { valor: '2', texto: '2º semestre' },
          ]}
          value={valor.semestre}
          onChange={({ currentTarget }) => setValor({ ...valor, semestre: currentTarget.value })}
        />
        <div className={estilos.datas}>
          {(
            [
              ['abre', 'Primeiro dia'],
              ['fecha', 'Último dia do prazo'],
              ['tardioAte', 'Último dia com atraso'],
            ] as const
          ).map(([campo, rotulo]) => (
            <CampoTexto
              key={campo}
              rotulo={rotulo}
              type="date"
              value={valor[campo]}
              erro={erro(campo, rotulo)}
              onChange={({ currentTarget }) => setValor({ ...valor, [campo]: currentTarget.value })}
            />
          ))}
        </div>
      </div>
    </DialogoDeFormulario>
  );
}
