import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import { ALVO_DA_DECISAO, pessoasDaEtapa } from '@credito/domain/gestao/etapas';
import { comoForamEscolhidos, motivosPara } from '@credito/domain/gestao/motivos';
import { emVezDosMotivos } from '@credito/domain/gestao/quem-le-os-motivos';
import { pedeNota, sinaisDasPessoas } from '@credito/domain/gestao/sinais';
import { PRAZO_DO_RECURSO_DIAS } from '@credito/domain/recurso/recurso';
import { Aviso } from '@credito/ui/aviso/aviso';
import type { AcaoDaMesa } from '../mesa.queries.ts';
import type { useMesa } from '../use-mesa.ts';
import { DialogoDeMotivos } from './dialogo-de-motivos.tsx';
import { nomeDoDocumento } from './lista-de-documentos.tsx';
import { PreviaDaDecisao } from './previa-da-decisao.tsx';

const CONSEQUENCIAS: Readonly<Record<AcaoDaMesa, string>> = {
  aprovarDadosComplementares: 'Os dados do estudante ficam aprovados e a análise segue para a próxima etapa.',
  devolverDadosComplementares: 'O estudante corrige só o que foi recusado, e a análise volta para cá.',
  aprovarFiador: 'O fiador fica aprovado e a solicitação também.',
  devolverFiador: 'O fiador corrige só o que foi recusado, e a análise volta para cá.',
  reprovar: 'A solicitação termina aqui.',
  aprovarIes: 'A solicitação segue para a análise de crédito.',
  colocarEmListaDeEspera: 'O estudante é avisado e a solicitação continua na sua fila.',
  reprovarIes: `A solicitação termina aqui: não é possível desfazer. O estudante pode contestar em ${PRAZO_DO_RECURSO_DIAS} dias.`,
};

export function DialogosDaMesa({ mesa, estado }: { mesa: Mesa; estado: ReturnType<typeof useMesa> }) {
  const { dialogo, aberto, acoes } = estado;
  const fechar = () => estado.setDialogo(null);
  if (dialogo?.tipo === 'recusar' && aberto)
    return (
      <DialogoDeMotivos
        titulo={`Recusar ${nomeDoDocumento(aberto.documento, aberto.pessoa.documentos)}`}
        motivos={motivosPara('documento', aberto.documento.tipoDocumento, mesa.motivos)}
        obrigatorio
        confirmar="Recusar documento"
        rascunho={`documento ${aberto.documento.id}`}
        inicial={comoForamEscolhidos(aberto.documento.motivos, mesa.motivos)}
        carregando={acoes.avaliar.isPending}
        aoConfirmar={estado.avaliar}
        aoFechar={fechar}
      />
    );
  if (dialogo?.tipo !== 'decidir') return null;
  const { acao } = dialogo;
  const decisao = mesa.decisoes.find((possivel) => possivel.acao === acao);
  const alvo = ALVO_DA_DECISAO[acao];
  const emVez = emVezDosMotivos(acao, mesa.sigla);
  const recusados = recusadosDaEtapa(mesa);
  const sinais = sinaisDasPessoas(mesa.pessoas);
  const comNota = pedeNota(acao, sinais);
  return (
    <DialogoDeMotivos
      titulo={`${decisao?.rotulo ?? ''}?`}
      motivos={alvo ? motivosPara(alvo, undefined, mesa.motivos) : []}
      obrigatorio={alvo !== null && !(alvo === 'devolucao' && recusados.length > 0)}
      confirmar={decisao?.rotulo ?? 'Confirmar'}
      pessoas={alvo === 'devolucao' || alvo === 'reprovacao' ? pessoasDaEtapaDaMesa(mesa) : []}
      rascunho={`decisao ${mesa.id} ${acao}`}
      previa={(motivos) => <PreviaDaDecisao mesa={mesa} acao={acao} motivos={motivos} />}
      perigo={alvo === 'reprovacao' || alvo === 'instituicao'}
      carregando={acoes.decidir.isPending}
      aoConfirmar={(motivos, aoConcluir, nota) => estado.decidir(acao, motivos, aoConcluir, nota)}
      aoFechar={fechar}
      pedeNota={comNota}
      {...(alvo === 'instituicao'
        ? {
            semVolta:
              'A solicitação deste estudante termina aqui, e você não pode desfazer. Confira o nome e o curso.',
          }
        : {})}
    >
      <p>{CONSEQUENCIAS[acao]}</p>
      {comNota ? (
        <Aviso tom="atencao" titulo="Antes de aprovar: o que não confere">
          <ul>
            {sinais.map((sinal) => (
              <li key={sinal}>{sinal}</li>
            ))}
          </ul>
        </Aviso>
      ) : null}
      {decisao?.segundaPessoa ? <p>{decisao.segundaPessoa}</p> : null}
      {emVez ? <p>{`Só o fiador lê os motivos. O estudante lê: “${emVez}”`}</p> : null}
      {alvo === 'devolucao' && recusados.length > 0 ? (
        <div>
          <p>Documentos recusados que serão pedidos de novo:</p>
          <ul>
            {recusados.map(({ id, nome }) => (
              <li key={id}>{nome}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </DialogoDeMotivos>
  );
}

function pessoasDaEtapaDaMesa(mesa: Mesa) {
  return mesa.pessoas.filter(({ tipoPessoa }) => pessoasDaEtapa(mesa.sigla).includes(tipoPessoa));
}

function recusadosDaEtapa(mesa: Mesa): ReadonlyArray<{ id: string; nome: string }> {
  return pessoasDaEtapaDaMesa(mesa).flatMap((pessoa) =>
    pessoa.documentos
      .filter(({ situacao }) => situacao === 'rejeitado')
      .map((documento) => ({
        id: documento.id,
        nome: `${nomeDoDocumento(documento, pessoa.documentos)} (${pessoa.nome})`,
      })),
  );
}
